import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, layer, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Nothing for the first 150 ms: a quick answer flashes nothing. */
export const spinner = style({
  display: 'inline-grid',
  color: color.accentInk,
  animation: `${appear} 1ms 150ms backwards`,
});

export const ring = style({ animation: `${turn} 800ms linear infinite` });

/** Over the upper part of what is loading; the parent is `position: relative`. */
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

/** A ground of its own: what is loading would be seen through the ring. */
globalStyle(`${over} > svg`, {
  boxSizing: 'content-box',
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.raised,
});

/** In the middle of an otherwise empty page. */
export const page = style([spinner, { display: 'grid', placeContent: 'center', minHeight: '60dvh' }]);
