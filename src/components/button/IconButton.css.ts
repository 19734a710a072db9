import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, size } = vars;

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size.control,
  height: size.control,
  borderRadius: radius.control,
  color: color.textQuiet,
  selectors: {
    '&:hover': { transition: `background ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}` },
    '&:hover:not(:disabled, [aria-disabled="true"]), &[aria-expanded="true"]': {
      background: color.hover,
      color: color.text,
    },
    '&:focus-visible': { borderRadius: radius.control },
    '&[aria-disabled="true"], &:disabled': { color: color.borderStrong, cursor: 'not-allowed' },
  },
});
