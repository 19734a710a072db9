import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: color.text,
  fontWeight: weight.semibold,
});

export const sizes = styleVariants({
  regular: { gap: space[2], fontSize: text[16], letterSpacing: '-0.012em' },
  large: { gap: space[3], fontSize: text[20], letterSpacing: '-0.016em' },
});

export const ground = style({ fill: color.accent });
export const total = style({ fill: color.accentText });
