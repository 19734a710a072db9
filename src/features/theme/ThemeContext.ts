import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ThemePreference } from '../../../machines/shared/entities.ts';
import { selectIsBusy, selectTheme } from '../../../machines/theme/selectors.ts';
import type { themeMachine } from '../../../machines/theme/themeMachine.ts';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

/** The theme's actor, provided to every page behind the sign-in. */
export const ThemeContext = createContext<ThemeActor | null>(null);

export type ThemeControl = {
  /** The theme that is shown. */
  theme: ThemePreference;
  /** Whether the other theme is being saved: it is shown only afterwards. */
  isSaving: boolean;
  toggle: () => void;
};

/**
 * The theme, and how to change it.
 * @throws outside its provider, in the specification's words (section 8)
 */
export function useTheme(): ThemeControl {
  const actor = useContext(ThemeContext);
  if (actor === null) throw new Error('useTheme must be used within a ThemeProvider');
  const theme = useSelector(actor, selectTheme);
  const isSaving = useSelector(actor, selectIsBusy);
  return { theme, isSaving, toggle: () => actor.send({ type: 'theme.toggle' }) };
}
