import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, shadow, size, space, text, weight } = vars;

/** Looks disabled but stays focusable: pressing it shows the reason. A busy button does not look disabled. */
const UNAVAILABLE = '&[aria-disabled="true"]:not([data-busy]), &:disabled';
const AVAILABLE_HOVER = '&:hover:not(:disabled, [aria-disabled="true"])';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: size.control,
  padding: `0 ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: text[14],
  fontWeight: weight.medium,
  lineHeight: '1.25rem',
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  selectors: {
    // Only on hover: a permanent transition slows down every style change.
    '&:hover': {
      transition: `background ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
    },
    '&:focus-visible': { borderRadius: radius.control },
    [UNAVAILABLE]: { cursor: 'not-allowed' },
    '&[data-busy]': { cursor: 'progress' },
  },
});

const fill = createVar();
const hover = createVar();

const filled = style([
  base,
  {
    background: fill,
    boxShadow: shadow.control,
    selectors: {
      [AVAILABLE_HOVER]: { background: hover },
      [UNAVAILABLE]: { background: color.hover, borderColor: color.border, color: color.textQuiet, boxShadow: 'none' },
    },
  },
]);

/** The styles of a button, or of a link that looks like one. */
export const button = styleVariants({
  primary: [filled, { color: color.accentText, vars: { [fill]: color.accent, [hover]: color.accentHover } }],
  danger: [filled, { color: color.dangerText, vars: { [fill]: color.danger, [hover]: color.dangerHover } }],
  secondary: [
    base,
    {
      background: color.raised,
      borderColor: color.borderButton,
      color: color.text,
      boxShadow: shadow.control,
      selectors: {
        [AVAILABLE_HOVER]: { background: color.hover },
        [UNAVAILABLE]: {
          background: color.hover,
          borderColor: color.border,
          color: color.textQuiet,
          boxShadow: 'none',
        },
      },
    },
  ],
  quiet: [
    base,
    {
      padding: `0 ${space[2]}`,
      color: color.text,
      selectors: {
        [AVAILABLE_HOVER]: { background: color.hover },
        [UNAVAILABLE]: { color: color.textQuiet },
      },
    },
  ],
  text: [
    base,
    {
      minHeight: 'auto',
      padding: 0,
      borderWidth: 0,
      borderRadius: radius.small,
      color: color.accentInk,
      whiteSpace: 'normal',
      selectors: {
        [AVAILABLE_HOVER]: { textDecoration: 'underline' },
        [UNAVAILABLE]: { color: color.textQuiet },
      },
    },
  ],
});

/** A full-width button, as in the sign-in form. */
export const wide = style({ width: '100%' });

/** Both labels share a cell, so that the wider one always sets the width. */
export const labels = style({ display: 'grid', justifyItems: 'center' });
export const label = style({ gridArea: '1 / 1' });
export const hiddenLabel = style([label, { visibility: 'hidden' }]);
