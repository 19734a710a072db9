import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { openLazy } from '../../app/toasts/openLazy.ts';
import type { PaletteOpened } from '../palette/PaletteContainer.tsx';
import { PALETTE_MODIFIER, shortcutOf, type Shortcut } from './keys.ts';
import { screenSearch } from './screenSearch.ts';
import { areSingleKeysOn, createShortcutsLogic, type ShortcutsActor } from './shortcutsLogic.ts';

export const PaletteContainer = lazyComponent<PaletteOpened>(() => import('../palette/PaletteContainer.tsx'));

const EVENTS = {
  palette: { type: 'palette.open' },
  search: { type: 'search.press' },
  help: { type: 'help.press' },
} as const satisfies Record<Shortcut, Parameters<ShortcutsActor['send']>[0]>;

/** What takes the keys itself: fields, and whatever is open over the page. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="menu"]';

/** Runs the shortcuts, and tells their chart of the keys; the palette was opened when `paletteOpened` changes. */
export function useShortcuts() {
  const [paletteOpened, setPaletteOpened] = useState<object | null>(null);
  const [logic] = useState(() =>
    createShortcutsLogic(() => void openLazy(PaletteContainer, () => setPaletteOpened({}))),
  );
  const shortcuts = useActorRef(logic, { input: { areSingleKeysOn: areSingleKeysOn() } });

  // Before the screen is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What is typed right after the shortcut belongs into the palette: it has to be there by then.
      if (event.key === PALETTE_MODIFIER) void PaletteContainer.preload();
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || event.repeat || event.isComposing) return;
      if (document.querySelector(OPEN) !== null) return;
      if (shortcut !== 'palette' && event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (shortcut === 'search' && screenSearch() === null) return;
      if (!shortcuts.getSnapshot().can(EVENTS[shortcut])) return;
      event.preventDefault();
      shortcuts.send(EVENTS[shortcut]);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts]);

  return { shortcuts, paletteOpened };
}
