import { useLocation, useNavigate } from 'react-router-dom';
import type { Command, Option } from '../../../machines/commandPalette/options.ts';
import { ADD_USER } from './arrival.ts';
import { useSignOut } from '../../app/session/NavigationBlocker.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { actionOf, screenOf } from './commands.ts';

const PEOPLE = '/dashboard/roles';
const TRAIL = '/dashboard/audit';

/** Does what an option of the palette says. */
export function useCarryOut(): (option: Option) => void {
  const navigate = useNavigate();
  const { pathname, search: shown } = useLocation();
  const signOut = useSignOut();
  const theme = useTheme();

  const goTo = (path: string, parameters: Record<string, string> = {}) =>
    void navigate({ pathname: path, search: new URLSearchParams(parameters).toString() });

  const act = (command: Command) => {
    switch (actionOf(command)) {
      case 'addUser':
        // Whoever is in the list already keeps what they have searched.
        void navigate({ pathname: PEOPLE, search: pathname === PEOPLE ? shown : '' }, { state: ADD_USER });
        break;
      case 'dark':
      case 'light':
        theme.toggle();
        break;
      case 'signOut':
        signOut();
        break;
      case null:
        break;
    }
  };

  return (option) => {
    switch (option.kind) {
      case 'command': {
        const screen = screenOf(option.command);
        if (screen) goTo(screen.path);
        else act(option.command);
        break;
      }
      case 'person':
        goTo(PEOPLE, { q: option.person.email });
        break;
      case 'everyone':
        goTo(PEOPLE, { q: option.search });
        break;
      case 'history':
        goTo(TRAIL, { about: option.person.id });
        break;
    }
  };
}
