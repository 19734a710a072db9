import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/contract.css.ts';

export const scroll = style({
  maxHeight: '50vh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  marginBlockStart: vars.space[3],
  borderRadius: vars.radius.panel,
  // On mobile the whole sheet scrolls.
  '@media': { [media.narrow]: { maxHeight: 'none' } },
});
export const skipped = style({ color: vars.color.textQuiet });
export const change = style({ display: 'block' });
