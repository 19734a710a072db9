import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Truncates to one line, except when printing. Give the element a title with the full text. */
export const truncate = style({
  // `clip`, because `hidden` makes each text a scroll container.
  overflow: ['hidden', 'clip'],
  minWidth: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.paper]: { overflow: 'visible', whiteSpace: 'normal' } },
});

/** Code, ids and passwords. */
export const mono = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });
