import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { control } from './Field.css.ts';

const { color, space, text } = vars;

export const frame = style([
  hiddenInPrint,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    // Half a line would truncate the year.
    '@media': { [media.tiny]: { gridColumn: '1 / -1' } },
  },
]);
export const label = style({
  color: color.textQuiet,
  fontSize: text[13],
  '@media': { [media.tiny]: { minWidth: '2.5rem' } },
});
/** Wraps instead of widening the filter. */
export const error = style({ gridColumn: '1 / -1', width: 0, minWidth: '100%' });

export const input = styleVariants({
  empty: [control, { selectors: { '&&': { color: color.textQuiet } } }],
  set: [control, { selectors: { '&&': { borderColor: color.accent, color: color.accentInk } } }],
});
