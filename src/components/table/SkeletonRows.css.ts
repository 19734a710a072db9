import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** Hidden for the first 150 ms, so that quick responses do not flicker. */
export const bar = style({
  display: 'block',
  height: space[3],
  borderRadius: radius.small,
  background: color.skeleton,
  animation: `${appear} 1ms 150ms backwards, ${pulse} 1.6s 150ms ease-in-out infinite`,
});
