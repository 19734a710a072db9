import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectIsHelpOpen } from '../../../machines/shortcuts/selectors.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { PaletteContainer, type useShortcuts } from './useShortcuts.ts';

/** The command palette, mounted when it is first opened, and the list of shortcuts. */
export function ShortcutDialogs({ shortcuts, paletteOpened }: ReturnType<typeof useShortcuts>) {
  const isHelpOpen = useSelector(shortcuts, selectIsHelpOpen);
  return (
    <Suspense>
      {paletteOpened && <PaletteContainer opened={paletteOpened} />}
      {isHelpOpen && <ShortcutsDialog shortcuts={shortcuts} />}
    </Suspense>
  );
}
