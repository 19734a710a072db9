import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, shadow, size, space, text, weight } = vars;

export const field = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const labelRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const label = style({ fontWeight: weight.medium, lineHeight: '1.25rem' });
export const aside = style({ color: color.textQuiet, fontSize: text[13], lineHeight: '1.25rem' });

/** Shared by all inputs and selects. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: shadow.control,
  fontSize: text[14],
  textOverflow: 'ellipsis',
  // iOS zooms into a focused field whose text is smaller than 16 px.
  '@media': { [media.touch]: { fontSize: text[16] } },
  selectors: {
    // Only on hover, so that a submitted form does not animate.
    '&:hover': { transition: `border-color ${motion.quick} ${motion.ease}` },
    '&:hover:not(:read-only, :disabled, [aria-invalid="true"])': { borderColor: color.textQuiet },
    '&:focus-visible': {
      borderColor: color.focus,
      borderRadius: radius.control,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[aria-invalid="true"]': { borderColor: color.dangerBorder },
    '&[aria-invalid="true"]:focus-visible': { borderColor: color.dangerBorder, outlineColor: color.dangerBorder },
    'input&:read-only, &:disabled': {
      borderColor: color.border,
      background: color.hover,
      boxShadow: 'none',
      color: color.textQuiet,
      opacity: 1,
    },
  },
});

export const help = style({ color: color.textQuiet, fontSize: text[13] });
export const error = style({
  display: 'flex',
  gap: space[1],
  color: color.dangerInk,
  fontSize: text[13],
});
/** As tall as the line beside it. */
export const errorIcon = style({ height: '1.5em' });

export const withToggle = style({ position: 'relative', display: 'grid' });
export const besideToggle = style({ paddingInlineEnd: size.control });
export const toggle = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 });
