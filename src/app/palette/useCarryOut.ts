import { useLocation, useNavigate } from 'react-router-dom';
import type { Command, Option } from '../../../machines/commandPalette/options.ts';
import { ADD_USER } from '../navigation/arrival.ts';
import { useAuth } from '../session/SessionContext.ts';
import { useTheme } from '../theme/ThemeContext.ts';
import { actionOf, screenOf } from './commands.ts';

const PEOPLE = '/dashboard/roles';
const TRAIL = '/dashboard/audit';

/** Does what an option of the palette says. */
export function useCarryOut(): (option: Option) => void {
  const navigate = useNavigate();
  const { pathname, search: shown } = useLocation();
  const session = useAuth();
  const theme = useTheme();

  const goTo = (path: string, parameters: Record<string, string> = {}) =>
    void navigate({ pathname: path, search: new URLSearchParams(parameters).toString() });

  const carryOutCommand = (command: Command) => {
    const screen = screenOf(command);
    if (screen) return goTo(screen.path);
    switch (actionOf(command)) {
      case 'addUser':
        // Whoever is in the list already keeps what they have searched.
        void navigate({ pathname: PEOPLE, search: pathname === PEOPLE ? shown : '' }, { state: ADD_USER });
        return;
      case 'dark':
      case 'light':
        return theme.toggle();
      case 'signOut':
        return session.send({ type: 'session.signOut' });
      case null:
    }
  };

  return (option) => {
    switch (option.kind) {
      case 'command':
        return carryOutCommand(option.command);
      case 'person':
        return goTo(PEOPLE, { q: option.person.email });
      case 'everyone':
        return goTo(PEOPLE, { q: option.search });
      case 'history':
        return goTo(TRAIL, { about: option.person.id });
    }
  };
}
