import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectIsHelpOpen } from '../../../machines/shortcuts/selectors.ts';
import { PaletteHost, ShortcutsDialog } from './dialogChunks.ts';
import type { useShortcuts } from './useShortcuts.ts';

/** The palette, from its first opening on, and the list of the shortcuts; their code is there when they are asked for. */
export function ShortcutDialogs({ shortcuts, paletteOpened }: ReturnType<typeof useShortcuts>) {
  const isHelpOpen = useSelector(shortcuts, selectIsHelpOpen);
  return (
    <Suspense>
      {paletteOpened && <PaletteHost opened={paletteOpened} />}
      {isHelpOpen && <ShortcutsDialog shortcuts={shortcuts} />}
    </Suspense>
  );
}
