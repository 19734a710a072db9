import { createContainer } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Beside a pinned sidebar a table is narrower than the window, so it has its own container. */
export const tableWidth = createContainer();

/** Below this width, action labels leave no space for the columns. */
export const COMPACT = `${tableWidth} (width < 65rem)`;
/** Below this width, there is no space for the labels of three actions. */
export const MEDIUM = `${tableWidth} (width < 80rem)`;
/** Below this width, there is no space for a seventh column. */
export const NARROWER = `${tableWidth} (width < 69rem)`;
/** Below this width, six columns need smaller gaps and up to four lines of text. */
export const TIGHT = `${tableWidth} (width < 51.25rem)`;

/** The `@media` styles of text in a row: two lines fit the row height; a narrow table allows four. */
export const rowText = {
  [`${media.screen} and ${media.regular}`]: {
    ...clampedTo(2),
    lineHeight: '1.125rem',
    '@container': { [TIGHT]: { WebkitLineClamp: 4, marginBlock: vars.space[1] } },
  },
} as const;
