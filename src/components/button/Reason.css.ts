import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, layer, motion, radius, shadow, space, text, weight } = vars;

export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const wideAnchor = style([anchor, { width: '100%' }]);

export const bubble = style({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: 'min(280px, 80vw)',
  marginBlockEnd: space[1],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: shadow.menu,
  color: color.text,
  fontSize: text[13],
  fontWeight: weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  visibility: 'hidden',
  opacity: 0,
  '@media': {
    // There is no space beside the control.
    [media.narrow]: { position: 'fixed', inset: `auto ${space[4]} ${space[4]}`, width: 'auto', maxWidth: 'none' },
  },
  transition: `opacity ${motion.quick} ${motion.ease}, visibility ${motion.quick}`,
  selectors: {
    // Only showing is delayed, so that a pointer that passes by opens nothing.
    [`${anchor}:hover > &`]: { visibility: 'visible', opacity: 1, transitionDelay: '200ms' },
    [`${anchor}:has(:focus-visible) > &`]: { visibility: 'visible', opacity: 1 },
    // Covers the gap, so that the pointer can move onto the text.
    '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: '100%', height: space[1] },
    // Escape hides it until the next hover or focus (WCAG 1.4.13).
    [`${anchor}[data-dismissed] > &`]: { display: 'none' },
  },
});
