import { lazyComponent } from '../navigation/lazyComponent.tsx';
import type { ShortcutsActor } from './shortcutsLogic.ts';

/** A new object each time the palette is opened. */
export type PaletteOpened = { opened: object };

export const PaletteHost = lazyComponent<PaletteOpened>(() => import('../palette/PaletteHost.tsx'));
export const ShortcutsDialog = lazyComponent<{ shortcuts: ShortcutsActor }>(() => import('./ShortcutsDialog.tsx'));
