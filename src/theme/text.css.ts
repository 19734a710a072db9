import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** One line, cut at the end; paper gets the whole. Give the element a title with the whole text. */
export const truncate = style({
  // Cut as before, but with nothing to scroll inside: hidden makes each text a scroller of its own.
  overflow: ['hidden', 'clip'],
  minWidth: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.paper]: { overflow: 'visible', whiteSpace: 'normal' } },
});

/** Code, ids and passwords. */
export const mono = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });
