import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space } = vars;

export const track = style({
  height: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.hover,
  overflow: 'hidden',
});
export const bar = style({
  height: '100%',
  background: color.accent,
  transition: `width ${motion.calm} ${motion.ease}`,
});
