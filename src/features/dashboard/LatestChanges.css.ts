import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';
import { bar } from '../../components/table/SkeletonRows.css.ts';

const { color, motion, radius, size, space, text, weight } = vars;

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});
export const all = style({
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const list = style({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
});
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${color.border}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: size.row,
  paddingInline: space[4],
});
/** A row that is a link. */
export const group = style([
  row,
  {
    justifyContent: 'flex-start',
    color: color.textQuiet,
    textDecoration: 'none',
    transition: `background ${motion.quick} ${motion.ease}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);
export const link = style([
  group,
  {
    justifyContent: 'space-between',
    '@media': { [media.narrow]: { display: 'grid', gap: 0, paddingBlock: space[2] } },
  },
]);
export const number = style({
  minWidth: '3ch',
  color: color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const words = style({ flex: 1, color: color.text });
export const sentence = style([
  truncate,
  { minWidth: 0, '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
]);
export const performer = style([truncate, { display: 'block', fontSize: text[13], lineHeight: '1.125rem' }]);
export const quoted = style({ color: color.text, fontWeight: weight.medium });
export const time = style({
  flexShrink: 0,
  color: color.textQuiet,
  fontSize: text[13],
  fontVariantNumeric: 'tabular-nums',
});
export const skeleton = bar;
export const nothing = style({
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
  color: color.textQuiet,
  textAlign: 'center',
});
