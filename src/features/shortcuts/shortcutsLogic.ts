import type { ActorRefFrom } from 'xstate';
import { shortcutsMachine } from '../../../machines/shortcuts/shortcutsMachine.ts';
import { safeStorage } from '../../backend/storage.ts';
import { screenSearch } from './screenSearch.ts';

/** Where this device keeps that shortcuts of a single key were turned off. */
const OFF_KEY = 'app-single-keys-off';

export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>;

/** Whether shortcuts of a single key are on, as this device remembers. */
export function areSingleKeysOn(): boolean {
  return safeStorage.getItem(OFF_KEY) === null;
}

/** The chart of the shortcuts with its effects; `openPalette` shows it. */
export function createShortcutsLogic(openPalette: () => void) {
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
