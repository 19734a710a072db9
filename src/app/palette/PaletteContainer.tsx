import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command, Option } from '../../../machines/commandPalette/options.ts';
import { selectIsOpen } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { canRead } from '../../../machines/rules/permissions.ts';
import { selectMayReadLog, selectRole } from '../../../machines/session/selectors.ts';
import { ADD_USER, userPath } from '../../session/paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { focusHeading } from '../../lib/focus.ts';
import { useTheme } from '../../patterns/theme/ThemeProvider.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { actionOf, commandsFor, screenOf } from './commands.ts';
import { PaletteActor, paletteLogic } from '../../patterns/personPicker/paletteActor.ts';
import { useSignOut } from '../../session/NavigationBlocker.ts';

const PEOPLE = '/dashboard/roles';
const AUDIT_LOG = '/dashboard/audit';

/** A new object each time the palette is opened. */
export type PaletteOpened = { opened: object };

/** Mounts the palette when it is first opened. */
export function Component({ opened }: PaletteOpened) {
  const carryOut = useCarryOut();
  const logic = paletteLogic.provide({
    actions: { carryOut: (_, { option }) => option && carryOut(option) },
  });
  return (
    <PaletteActor.Provider logic={logic}>
      <Opened opened={opened} />
    </PaletteActor.Provider>
  );
}

function Opened({ opened }: PaletteOpened) {
  const palette = PaletteActor.useActorRef();
  const isOpen = PaletteActor.useSelector(selectIsOpen);
  const role = useSession(selectRole);
  const mayReadLog = useSession(selectMayReadLog);
  const { theme } = useTheme();
  const open = useEffectEvent(() =>
    palette.send({
      type: 'palette.open',
      commands: commandsFor(role, theme, mayReadLog),
      finds: !canRead(role) ? 'nothing' : mayReadLog ? 'peopleAndHistory' : 'people',
    }),
  );
  useEffect(() => open(), [opened]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { href } = window.location;
    return () => {
      // The element that had the focus may be gone after a navigation.
      if (window.location.href !== href) focusHeading();
    };
  }, [isOpen]);
  return isOpen && <CommandPalette />;
}

/** Returns a function that runs an option of the palette. */
function useCarryOut(): (option: Option) => void {
  const navigate = useNavigate();
  const { pathname, search: shown } = useLocation();
  const signOut = useSignOut();
  const theme = useTheme();

  const goTo = (path: string, parameters: Record<string, string> = {}) =>
    void navigate({ pathname: path, search: new URLSearchParams(parameters).toString() });

  const act = (command: Command) => {
    switch (actionOf(command)) {
      case 'addUser':
        // Keeps the search and filters if the list is already open.
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
        goTo(userPath(option.person.id));
        break;
      case 'allPeople':
        goTo(PEOPLE, { q: option.search });
        break;
      case 'history':
        goTo(AUDIT_LOG, { about: option.person.id });
        break;
    }
  };
}
