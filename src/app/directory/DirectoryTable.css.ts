import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, space } = vars;

export const list = style({ position: 'relative', display: 'grid', gap: space[4] });

/** Rows about to be replaced: dimmed when that takes longer than a moment. */
export const refreshing = style({ opacity: 0.55, transition: `opacity ${motion.calm} 150ms` });

export const end = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  color: color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
