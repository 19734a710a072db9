import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, leading, space, text, weight } = vars;

export const pageHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  '@media': { [media.screen]: { marginBlockEnd: space[5] } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  marginInlineEnd: 'auto',
});

export const title = style({
  fontSize: text[20],
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  letterSpacing: '-0.012em',
});
export const count = style([
  hiddenInPrint,
  {
    // The count loads later and must not move the rest of the line.
    minInlineSize: '10ch',
    color: color.textQuiet,
    fontVariantNumeric: 'tabular-nums',
    '::before': { content: "'\\200b'" },
  },
]);

export const search = style([
  hiddenInPrint,
  {
    // Wide enough for every placeholder.
    flex: '1 1 18rem',
    maxWidth: '320px',
    // On mobile it shares its line with a single button.
    '@media': { [media.narrow]: { flex: '100 1 200px', maxWidth: 'none' } },
  },
]);
export const actions = style([
  hiddenInPrint,
  { display: 'flex', flexWrap: 'wrap', gap: space[2], '@media': { [media.narrow]: { flexGrow: 1 } } },
]);
/** Two per line on mobile; the last of three, the main one, has its own line. */
globalStyle(`${actions} > *`, { '@media': { [media.narrow]: { flex: '1 1 40%' } } });
/** The button of a menu. */
globalStyle(`${actions} > * > button`, { '@media': { [media.narrow]: { width: '100%' } } });
