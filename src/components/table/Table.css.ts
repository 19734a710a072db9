import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { truncate } from '../../theme/text.css.ts';
import { belowBars } from '../../theme/belowBars.ts';
import { NARROWER, rowText, tableWidth, TIGHT } from './tableWidth.css.ts';

const { color, layer, motion, radius, size, space, text, weight } = vars;

export const frame = style({
  containerName: tableWidth,
  containerType: 'inline-size',
  // A container with layout containment is not split across pages.
  '@media': { [media.paper]: { containerType: 'normal' } },
});

/** Does not scroll horizontally: the columns share the width, and long words are truncated. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
  fontSize: text[14],
  '@media': {
    [media.narrow]: { display: 'block', border: 0, background: 'none' },
    // Without actions and truncation, the columns share the page by their content. With larger text, emails wrap.
    [media.paper]: { tableLayout: 'auto', border: 0, background: 'none', fontSize: '8.5pt' },
  },
});

/** Cards have their own labels. */
export const head = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const headerCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  height: size.control,
  padding: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.page,
  color: color.textQuiet,
  fontSize: text[13],
  fontWeight: weight.medium,
  textAlign: 'start',
  overflow: ['hidden', 'clip'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.panel },
    '&:last-child': { borderStartEndRadius: radius.panel },
  },
  '@media': {
    [media.regular]: { '@container': { [TIGHT]: { paddingInline: space[2] } } },
    // When printing, the browser repeats the head on each page.
    [media.paper]: { position: 'static', width: 'auto !important', padding: `0 ${space[2]}`, fontSize: 'inherit' },
  },
});

/** A column that only a wide table has space for; cards show it. */
export const wideOnly = style({
  '@media': { [media.regular]: { '@container': { [NARROWER]: { display: 'none' } } } },
});

/** The page scrolls under the top bar, so the header sticks below it. */
export const underBar = style({ insetBlockStart: belowBars });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '28px',
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  borderRadius: radius.small,
  fontWeight: weight.medium,
  // In a sticky header it is never covered.
  scrollMarginBlockStart: `calc(-1 * ${size.control})`,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // Chromium does not print buttons in a repeated head.
  '@media': { [media.paper]: { display: 'contents' } },
});

/** The arrow of an unsorted column appears on hover and focus. */
export const sortIcon = style([
  hiddenInPrint,
  {
    selectors: {
      [`${headerCell}[aria-sort="none"] &`]: { opacity: 0 },
      [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
    },
  },
]);

export const body = style({
  // A grid, so that the body includes the gap below the card.
  '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = style({
  // Isolates the paint of a row, except while it shows a tooltip above the others.
  selectors: { '&:not(:hover, :focus-within)': { isolation: 'isolate' } },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      padding: `${space[2]} 0`,
      marginBlockEnd: space[3],
      border: `1px solid ${color.border}`,
      borderRadius: radius.panel,
      background: color.panel,
    },
    [media.paper]: { breakInside: 'avoid' },
  },
});

/** Greyed out, with enough contrast; the actions keep their color. */
export const quietRow = style({ color: color.textQuiet });
globalStyle(`${quietRow} > td:not(:last-child)`, { filter: 'grayscale(1)' });

/** The height of rows that are not rendered. Cards have no table layout, so neither does this. */
export const spaceBody = style({ '@media': { [media.narrow]: { display: 'block' } } });
globalStyle(`${spaceBody} > tr`, { '@media': { [media.narrow]: { display: 'block' } } });
export const spaceCell = style({ padding: 0, '@media': { [media.narrow]: { display: 'block' } } });

export const cell = style({
  height: size.row,
  padding: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  verticalAlign: 'middle',
  selectors: {
    [`tbody:last-child > ${row}:last-child > &`]: { borderBlockEnd: 0 },
    [`tbody:last-child > ${row}:last-child > &:first-child`]: { borderEndStartRadius: radius.panel },
    [`tbody:last-child > ${row}:last-child > &:last-child`]: { borderEndEndRadius: radius.panel },
    // Only on hover: a permanent transition slows down every style change.
    [`${row}:is(:hover, :focus-within) > &`]: {
      background: color.hover,
      transition: `background ${motion.quick} ${motion.ease}`,
    },
  },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(min(6rem, 45%), 32%) minmax(0, 1fr)',
      // Aligns the label with the first line of the value.
      alignItems: 'baseline',
      alignContent: 'center',
      columnGap: space[2],
      height: 'auto',
      paddingInline: space[4],
      minHeight: space[8],
      paddingBlock: space[1],
      border: 0,
      background: 'none !important',
      '::before': {
        content: 'attr(data-label)',
        color: color.textQuiet,
        fontSize: text[13],
        overflowWrap: 'anywhere',
      },
      selectors: { '&:not([data-label])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    // Beside the label there is no space for a long word.
    [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.regular]: { '@container': { [TIGHT]: { paddingInline: space[2] } } },
    // Paper has no hover to show the full text.
    [media.paper]: {
      height: 'auto',
      padding: `${space[1]} ${space[2]}`,
      background: 'none !important',
      overflowWrap: 'anywhere',
    },
  },
});

export const numericCell = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { textAlign: 'start' } },
});

export const content = style([
  truncate,
  {
    display: 'block',
    // Like the rest of the column, regardless of the direction of the text.
    textAlign: 'left',
    lineHeight: '1.25rem',
    selectors: { [`${numericCell} > &`]: { textAlign: 'inherit' } },
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  },
]);

export const detail = style([content, { gridColumn: '-2', color: color.textQuiet, fontSize: text[13] }]);
export const tallCell = style({ paddingBlock: space[1] });

/** Cards have no hover to show the full name or email. */
globalStyle(`${cell} bdi`, { '@media': { [media.narrow]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } } });
/** Text alone in its cell, or beside an avatar. */
globalStyle(`${cell} > bdi, ${cell} > span > bdi:last-child`, { textAlign: 'left', '@media': rowText });
