import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, motion, space } = vars;

export const list = style({
  // The virtualizer adjusts the scroll position itself when it measures a row.
  overflowAnchor: 'none',
  position: 'relative',
  display: 'grid',
  gap: space[4],
});

/** Rows that are being replaced. */
export const dimmed = style({
  '@media': { [media.screen]: { opacity: 0.55 } },
  transition: `opacity ${motion.calm}`,
});

export const end = style([
  hiddenInPrint,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    color: color.textQuiet,
    fontVariantNumeric: 'tabular-nums',
  },
]);
