import { createContainer } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Beside a pinned sidebar a table is narrower than the window tells: it measures itself. */
export const tableWidth = createContainer();

/** Below this width the words of actions leave the columns no room. */
export const COMPACT = `${tableWidth} (width < 65rem)`;
/** Below this width six columns leave their words no room: the gaps between them give way, and texts take a third line. */
export const TIGHT = `${tableWidth} (width < 51.25rem)`;

/** For the `@media` key of a text in a row: two lines of it are as high as a row, a narrow table gives it a third. */
export const rowText = {
  [`${media.screen} and ${media.regular}`]: {
    ...clampedTo(2),
    lineHeight: '1.125rem',
    '@container': { [TIGHT]: { WebkitLineClamp: 3, marginBlock: vars.space[1] } },
  },
} as const;
