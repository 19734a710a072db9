import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { avatar, radius, text, weight } = vars;

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: radius.full,
  fontWeight: weight.semibold,
  lineHeight: 1,
  // Clips stacked accents and wide characters.
  contain: 'paint',
  userSelect: 'none',
  printColorAdjust: 'exact',
});

export const sizes = styleVariants({
  small: { width: '24px', height: '24px', fontSize: text[13] },
  regular: { width: '32px', height: '32px', fontSize: text[13] },
  large: { width: '48px', height: '48px', fontSize: text[20] },
});

export const colours = styleVariants(avatar, ({ fill, ink }) => ({ background: fill, color: ink }));
