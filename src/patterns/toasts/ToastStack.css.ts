import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, layer, motion, radius, shadow, space } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/**
 * Over the top bar at the right edge, so that the main action of a screen stays reachable. At most as wide as a phone.
 */
export const stack = style([
  hiddenInPrint,
  {
    position: 'fixed',
    zIndex: layer.toast,
    insetBlockStart: space[3],
    insetInlineEnd: space[4],
    display: 'grid',
    justifyItems: 'end',
    gap: space[2],
    maxWidth: `min(380px, calc(100vw - ${space[8]}))`,
    pointerEvents: 'none',
  },
]);

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  maxWidth: '100%',
  padding: `${space[2]} ${space[1]} ${space[2]} ${space[3]}`,
  borderRadius: radius.panel,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.menu,
  fontSize: vars.text[14],
  lineHeight: '1.25rem',
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  transition: `opacity ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-leaving]': { opacity: 0, pointerEvents: 'none' } },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** As tall as the first line of the text, with a larger touch target. */
export const dismiss = style({
  position: 'relative',
  width: '28px',
  height: '28px',
  marginBlock: '-4px',
  '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: '-8px' } } },
});

const icon = style({ marginBlockStart: '1px' });
export const success = style([icon, { color: color.success }]);
export const failure = style([icon, { color: color.dangerInk }]);
