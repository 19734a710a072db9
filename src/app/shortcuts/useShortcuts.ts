import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { shortcutsMachine } from '../../../machines/shortcuts/shortcutsMachine.ts';
import { openLazy } from '../../patterns/toasts/openLazy.ts';
import { safeStorage } from '../../backend/wire/storage.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import type { PaletteOpened } from '../palette/PaletteContainer.tsx';
import { screenSearch } from '../../patterns/list/screenSearch.ts';
import { PALETTE_MODIFIER, shortcutOf, type Shortcut } from './keys.ts';

export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>;

export const PaletteContainer = lazyComponent<PaletteOpened>(() => import('../palette/PaletteContainer.tsx'));

/** Set if single-key shortcuts are turned off on this device. */
const OFF_KEY = 'app-single-keys-off';

const EVENTS = {
  palette: { type: 'palette.open' },
  search: { type: 'search.press' },
  help: { type: 'help.press' },
} as const satisfies Record<Shortcut, Parameters<ShortcutsActor['send']>[0]>;

/** Elements that handle keys themselves: fields, open dialogs and menus. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="menu"]';

function createShortcutsLogic(openPalette: () => void) {
  return shortcutsMachine.provide({
    actions: {
      openPalette,
      focusSearch: () => {
        const search = screenSearch();
        search?.focus();
        search?.select();
      },
      rememberSingleKeys: (_, { areSingleKeysOn }) => {
        if (areSingleKeysOn) safeStorage.removeItem(OFF_KEY);
        else safeStorage.setItem(OFF_KEY, 'true');
      },
    },
  });
}

/** Handles the shortcuts. `paletteOpened` is a new object each time the palette is opened. */
export function useShortcuts() {
  const [paletteOpened, setPaletteOpened] = useState<object | null>(null);
  const [logic] = useState(() =>
    createShortcutsLogic(() => void openLazy(PaletteContainer, () => setPaletteOpened({}))),
  );
  const shortcuts = useActorRef(logic, { input: { areSingleKeysOn: safeStorage.getItem(OFF_KEY) === null } });

  // A layout effect, so that no key press is lost after the first paint.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Preloads the palette, so that it gets the next typed key.
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
