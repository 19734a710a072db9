import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';
import { truncate } from '../../theme/text.css.ts';
import { belowBars } from '../../theme/belowBars.ts';
import { rowText, tableWidth, TIGHT } from './tableWidth.css.ts';

const { color, layer, motion, radius, size, space, text, weight } = vars;

export const frame = style({
  containerName: tableWidth,
  containerType: 'inline-size',
  // A box that contains its layout is not broken over pages.
  '@media': { [media.paper]: { containerType: 'normal' } },
});

/** A table that cannot be seen as cards scrolls nowhere: its columns share the width and long words are cut. */
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
    // Without the actions, and with nothing cut, the columns share the page by what they hold. In larger letters an
    // email is broken.
    [media.paper]: { tableLayout: 'auto', border: 0, background: 'none', fontSize: '8.5pt' },
  },
});

/** A card names its values itself. */
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
    // On paper the head stands at the top of each page by itself.
    [media.paper]: { position: 'static', width: 'auto !important', padding: `0 ${space[2]}`, fontSize: 'inherit' },
  },
});

/** The page scrolls under the fixed bar: the header stops below it. */
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
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // Chromium draws no button in a head that it repeats.
  '@media': { [media.paper]: { display: 'contents' } },
});

/** The arrow of a column that is not sorted by appears when one might. */
export const sortIcon = style([
  notOnPaper,
  {
    selectors: {
      [`${headerCell}[aria-sort="none"] &`]: { opacity: 0 },
      [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
    },
  },
]);

export const body = style({
  // A grid, so that a body is as high as its card with the gap below it.
  '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = style({
  // What a row looks like is kept while others come; but a reason that one has to show lies above the others.
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

/** Takes the place of rows that are not in the document. Cards are not laid out by a table, so neither is this. */
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
    // Only then: a transition that nothing sets off still makes every change of style slower.
    [`${row}:is(:hover, :focus-within) > &`]: {
      background: color.hover,
      transition: `background ${motion.quick} ${motion.ease}`,
    },
  },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(min(6rem, 45%), 32%) minmax(0, 1fr)',
      // The name of a field stands beside the first line of what it holds.
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
    // Beside its name a long word has no room.
    [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.regular]: { '@container': { [TIGHT]: { paddingInline: space[2] } } },
    // Nobody can hover over paper to see the rest of a word.
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
    // As in the rest of the column, whatever direction the text itself has.
    textAlign: 'left',
    lineHeight: '1.25rem',
    selectors: { [`${numericCell} > &`]: { textAlign: 'inherit' } },
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  },
]);

/** Nobody hovers over a card to see the rest of a name or an email. */
globalStyle(`${cell} bdi`, { '@media': { [media.narrow]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } } });
/** A text that is alone in its cell, or beside an avatar. */
globalStyle(`${cell} > bdi, ${cell} > span > bdi:last-child`, { textAlign: 'left', '@media': rowText });
