import { useEffect, useEffectEvent } from 'react';
import { selectIsOpen } from '../../../machines/commandPalette/selectors.ts';
import { isStaffRole } from '../../../machines/rules/roles.ts';
import { selectRole } from '../../../machines/session/selectors.ts';
import { useSession } from '../../app/session/SessionContext.ts';
import { focusHeading } from '../../lib/focus.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { commandsFor } from './commands.ts';
import { PaletteActor, paletteLogic } from './paletteActor.ts';
import { useCarryOut } from './useCarryOut.ts';

/** A new object each time the palette is opened. */
export type PaletteOpened = { opened: object };

/** Runs the palette from its first opening on. */
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
  const { theme } = useTheme();
  const open = useEffectEvent(() =>
    palette.send({
      type: 'palette.open',
      commands: commandsFor(role, theme),
      finds: isStaffRole(role) ? 'peopleAndHistory' : 'nobody',
    }),
  );
  useEffect(() => open(), [opened]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { href } = window.location;
    return () => {
      // The row that the focus came from may not be in the list that one was led to.
      if (window.location.href !== href) focusHeading();
    };
  }, [isOpen]);
  return isOpen && <CommandPalette />;
}
