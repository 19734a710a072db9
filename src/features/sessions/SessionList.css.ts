import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '../../components/table/SkeletonRows.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const list = style({ display: 'grid' });
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${color.border}` });

/** The session on the left, its button on the right. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 64,
  paddingBlock: space[2],
});
export const browser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.medium,
});
export const times = style({ color: color.textQuiet, fontSize: text[13] });
export const skeleton = style([bar, { width: '60%' }]);
export const others = style({ marginBlockStart: space[3] });
export const empty = style({ color: color.textQuiet });
