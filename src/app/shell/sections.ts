import { LayoutDashboard, Network, ScrollText, Settings, UsersRound, type LucideIcon } from 'lucide-react';
import { routeAt, type RoutePath } from '../routes/paths.ts';

export type Section = { path: RoutePath; name: string; icon: LucideIcon };

/** The sections of the signed-in product, in the order of the navigation (specification, section 2). */
export const sections: Section[] = [
  { path: '/dashboard', name: 'Dashboard', icon: LayoutDashboard },
  { path: '/dashboard/roles', name: 'Roles & Users', icon: UsersRound },
  { path: '/dashboard/teams', name: 'Teams & Departments', icon: Network },
  { path: '/dashboard/audit', name: 'Audit Logs', icon: ScrollText },
];

/** At the sidebar's foot and in the user menu. */
export const settingsSection: Section = { path: '/settings', name: 'Settings', icon: Settings };

/** The section that an address belongs to. */
export function sectionOf(pathname: string): Section | undefined {
  const route = routeAt(pathname);
  return [...sections, settingsSection].find(({ path }) => path === route);
}
