import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useAuth } from '../../app/session/SessionContext.ts';
import { ThemeContext } from './ThemeContext.ts';
import { createThemeLogic } from './themeLogic.ts';
import { followSavedTheme } from './savedTheme.ts';
import { followSession } from './followSession.ts';
import { shownTheme } from './shownTheme.ts';

/** Shows the theme of whoever is signed in, and hands it to `useTheme` (specification, section 4). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const session = useAuth();
  const [logic] = useState(() => createThemeLogic(session));
  const theme = useActorRef(logic, { input: { theme: shownTheme() } });
  // Before the first paint of the page that follows the sign-in.
  useLayoutEffect(() => followSession(theme, session), [theme, session]);
  useEffect(() => followSavedTheme(session), [session]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
