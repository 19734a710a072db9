import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Dates, counts and ids: digits of one width, so that columns line up. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** One line, cut at the end. Give the element a title with the whole text. */
export const truncate = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Text that explains or repeats. */
export const quiet = style({ color: vars.color.textQuiet });

/** Code, ids and passwords. */
export const mono = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });
