import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { ThemePreference } from '../../../machines/shared/entities.ts';
import { selectIsBusy } from '../../../machines/shared/dialogSelectors.ts';
import { selectTheme } from '../../../machines/theme/themeMachine.ts';
import { useAuth } from '../../session/SessionContext.ts';
import { storedThemes } from '../../session/shownTheme.ts';
import { createThemeLogic, followSession, followSystem, type ThemeActor } from './themeActor.ts';

const ThemeContext = createContext<ThemeActor | null>(null);

type ThemeControl = {
  theme: ThemePreference;
  /** Whether the new theme is being saved; it changes afterwards. */
  isSaving: boolean;
  toggle: () => void;
};

/** Returns the current theme, and functions to change it. @throws outside ThemeProvider (specification, section 8) */
export function useTheme(): ThemeControl {
  const actor = use(ThemeContext);
  if (actor === null) throw new Error('useTheme must be used within a ThemeProvider');
  const theme = useSelector(actor, selectTheme);
  const isSaving = useSelector(actor, selectIsBusy);
  return { theme, isSaving, toggle: () => actor.send({ type: 'theme.toggle' }) };
}

/** Applies the user's theme and provides it to `useTheme` (specification, section 4). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const session = useAuth();
  const [logic] = useState(() => createThemeLogic(session));
  const theme = useActorRef(logic, { input: storedThemes() });
  useLayoutEffect(() => followSystem(theme), [theme]);
  // A layout effect, so that the first signed-in page is painted in the right theme.
  useLayoutEffect(() => followSession(theme, session), [theme, session]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
