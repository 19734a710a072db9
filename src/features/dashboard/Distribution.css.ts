import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { truncate } from '../../theme/text.css.ts';

const { color, motion, radius, space } = vars;

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[4],
});
export const bars = style({ display: 'grid', marginInline: `calc(-1 * ${space[2]})` });
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) 4ch',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  transition: `background ${motion.quick} ${motion.ease}`,
  ':hover': { background: color.hover },
});
export const label = style([truncate]);
export const track = style({ height: space[2] });
export const bar = style({
  display: 'block',
  minWidth: '2px',
  height: '100%',
  borderRadius: radius.control,
  background: color.accent,
});
export const users = style({ color: color.textQuiet, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
