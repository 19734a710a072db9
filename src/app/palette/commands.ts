import { LogOut, MoonStar, Sun, UserPlus, type LucideIcon } from 'lucide-react';
import type { Command } from '../../../machines/commandPalette/options.ts';
import type { Profile, ThemePreference } from '../../../machines/shared/entities.ts';
import { canAdd, canRead } from '../../../machines/rules/permissions.ts';
import { sections, type Section } from '../../session/paths.ts';

const SCREENS: Record<string, Section> = Object.fromEntries(sections.map((section) => [`go-${section.path}`, section]));

const ACTIONS = {
  addUser: { name: 'Add User', searchTerms: 'new person invite', icon: UserPlus },
  dark: { name: 'Turn on dark mode', searchTerms: 'theme appearance', icon: MoonStar },
  light: { name: 'Turn off dark mode', searchTerms: 'theme appearance light', icon: Sun },
  signOut: { name: 'Sign out', searchTerms: 'log out leave', icon: LogOut },
} satisfies Record<string, { name: string; searchTerms: string; icon: LucideIcon }>;

type Action = keyof typeof ACTIONS;

/** The screens and actions that the user's role and the setting of the audit log allow. */
export function commandsFor(role: Profile['role'], theme: ThemePreference, mayReadLog: boolean): Command[] {
  const screens = Object.entries(SCREENS).filter(
    ([, { path }]) => path === '/settings' || (canRead(role) && (path !== '/dashboard/audit' || mayReadLog)),
  );
  const actions: Action[] = [
    ...(canAdd(role) ? ['addUser' as const] : []),
    theme === 'dark' ? 'light' : 'dark',
    'signOut',
  ];
  return [
    ...screens.map(([id, { title }]): Command => ({ id, group: 'screens', name: title, searchTerms: 'go to' })),
    ...actions.map((id): Command => ({
      id,
      group: 'actions',
      name: ACTIONS[id].name,
      searchTerms: ACTIONS[id].searchTerms,
    })),
  ];
}

/** The screen of a command, if it has one. */
export function screenOf({ id }: Command): Section | undefined {
  return SCREENS[id];
}

/** The action of a command, or null. */
export function actionOf({ id }: Command): Action | null {
  return id in ACTIONS ? (id as Action) : null;
}

/** The icon of a command. */
export function iconOf(command: Command): LucideIcon | undefined {
  const action = actionOf(command);
  return action === null ? screenOf(command)?.icon : ACTIONS[action].icon;
}
