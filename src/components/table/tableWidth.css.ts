import { createContainer } from '@vanilla-extract/css';

/** Beside a pinned sidebar a table is narrower than the window tells: it measures itself. */
export const tableWidth = createContainer();

/** Below this width the words of actions leave the columns no room. */
export const COMPACT = `${tableWidth} (width < 65rem)`;
/** Below this width six columns leave their words no room: the gaps between them give way, and texts take a third line. */
export const TIGHT = `${tableWidth} (width < 51.25rem)`;
