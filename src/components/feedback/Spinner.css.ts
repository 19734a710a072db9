import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, layer, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Hidden for the first 150 ms, so that quick responses do not flicker. */
export const spinner = style({
  display: 'inline-grid',
  color: color.accentInk,
  animation: `${appear} 1ms 150ms backwards`,
});

export const ring = style({ animation: `${turn} 800ms linear infinite` });

/** Over the upper part of the loading content; the parent needs `position: relative`. */
export const over = style([
  spinner,
  {
    position: 'absolute',
    zIndex: layer.sticky,
    insetBlockStart: space[16],
    insetInline: 0,
    justifyItems: 'center',
    pointerEvents: 'none',
  },
]);

/** An opaque background, so that the content is not visible through the ring. */
globalStyle(`${over} > svg`, {
  boxSizing: 'content-box',
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.raised,
});

/** Centered on an otherwise empty page. */
export const page = style([spinner, { display: 'grid', placeContent: 'center', minHeight: '60dvh' }]);
