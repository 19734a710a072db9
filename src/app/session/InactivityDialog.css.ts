import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** In figures of one width and on one line: the text does not tremble while it counts. */
export const seconds = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The main action stands right, and comes first for the keyboard: Tab alone leads to the other one. */
export const answers = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  gap: vars.space[2],
});
globalStyle(`${answers} > *`, { '@media': { [media.narrow]: { flex: '1 1 120px' } } });
