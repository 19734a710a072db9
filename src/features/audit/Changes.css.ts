import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, radius, space, text, weight } = vars;

export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
});
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${color.border}` });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  '@media': { [media.narrow]: { display: 'grid', gap: 0 } },
});
export const sentence = style({ minWidth: 0, color: color.textQuiet, overflowWrap: 'anywhere' });
globalStyle(`${sentence} > bdi`, { color: color.text, fontWeight: weight.medium });
export const performer = style({ display: 'block', fontSize: text[13] });
export const time = style({
  flexShrink: 0,
  color: color.textQuiet,
  fontSize: text[13],
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const nothing = style({
  padding: `${space[4]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
  color: color.textQuiet,
});
