import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { bar } from '../table/SkeletonRows.css.ts';

const { color, leading, space, text, weight } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  marginBlockEnd: space[6],
});
/** As tall as its two lines of text, even while they are loading. */
export const texts = style({
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: space[12],
  display: 'grid',
  alignContent: 'center',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` });
export const name = style({
  minWidth: 0,
  fontSize: text[20],
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
});
export const detail = style({ color: color.textQuiet, overflowWrap: 'anywhere' });
export const actions = style([
  hiddenInPrint,
  { display: 'flex', flexWrap: 'wrap', gap: space[2], '@media': { [media.narrow]: { flexBasis: '100%' } } },
]);
/** On a phone the buttons fill their rows, even one that wraps alone. */
globalStyle(`${actions} > *, ${actions} button`, { '@media': { [media.narrow]: { flexGrow: 1 } } });
export const skeleton = style([bar, { width: '12rem', maxWidth: '60vw', height: space[5] }]);
