import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';
import { media } from '../../../src/theme/media.ts';

const { color, radius, space } = vars;

const height = createVar();

export const picture = style({
  vars: { [height]: 'calc(100dvh - 176px)' },
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.page,
  '@media': { [media.wide]: { position: 'sticky', top: '72px' } },
});
/** Beside the screen of the chart. */
export const lowPicture = style([picture, { vars: { [height]: '45dvh' }, position: 'relative', top: 0 }]);
export const tools = style({
  position: 'absolute',
  top: space[2],
  insetInlineEnd: space[2],
  display: 'flex',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.raised,
});

const frame = style({
  display: 'grid',
  minHeight: '240px',
  maxHeight: height,
  overflow: 'auto',
  placeItems: 'safe center',
  borderRadius: radius.panel,
});
export const fitted = style([frame]);
export const scrolled = style([frame]);
export const paper = style({ display: 'grid' });
globalStyle(`${fitted} svg`, { maxWidth: '100%', maxHeight: `calc(${height} - 2px)`, height: 'auto' });
globalStyle(`${scrolled} svg`, { width: '100%', height: 'auto' });
