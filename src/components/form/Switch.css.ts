import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, motion, radius, shadow, size, space } = vars;

/** The touch target is as tall as other controls; the switch is drawn inside. */
export const track = style({
  position: 'relative',
  width: '44px',
  height: size.control,
  flexShrink: 0,
  borderRadius: radius.full,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: '6px',
      border: `1px solid ${color.borderStrong}`,
      borderRadius: radius.full,
      background: color.hover,
      transition: `background ${motion.calm} ${motion.ease}`,
    },
    '&[aria-pressed="true"]::before': { borderColor: color.accent, background: color.accent },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
    '&:focus-visible': { borderRadius: radius.full },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: space[1],
  width: '16px',
  height: '16px',
  marginBlockStart: '-8px',
  borderRadius: radius.full,
  background: color.textQuiet,
  boxShadow: shadow.control,
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: {
    [`${track}[aria-pressed="true"] &`]: { background: color.accentText, transform: 'translateX(20px)' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { [`${track}[aria-pressed="true"] &`]: { background: 'HighlightText' } },
    },
  },
});
