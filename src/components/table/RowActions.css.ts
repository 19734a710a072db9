import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';
import { row } from './Table.css.ts';
import { COMPACT } from './tableWidth.css.ts';

const { color, size, space, text, weight } = vars;

/** By what the rows have: actions with a word, and a link that is an icon alone. */
export const actionsHeaderCell = styleVariants(
  { 1: { actions: 1, links: 0 }, 2: { actions: 2, links: 0 }, '2 and a link': { actions: 2, links: 1 } },
  ({ actions: words, links }) => [
    notOnPaper,
    {
      width: `calc(${words} * 5rem + ${links} * (${size.control} + ${space[1]}) + ${space[3]})`,
      '@container': { [COMPACT]: { width: `calc(${words + links} * ${size.control} + ${space[3]})` } },
    },
  ],
);

export const actionsCell = style([
  notOnPaper,
  { paddingInline: `0 ${space[2]}`, '@media': { [media.narrow]: { padding: `0 ${space[2]}` } } },
]);

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[1],
  '@media': {
    [media.narrow]: { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-start' },
    [media.regular]: { '@container': { [COMPACT]: { gap: 0 } } },
  },
});

/** Quiet until the row is pointed at or holds the focus, and readable at all times. */
export const action = style({
  '@media': {
    [media.regular]: {
      selectors: {
        [`${row}:not(:hover, :focus-within) &`]: { color: color.textQuiet },
        // A link that is an icon alone is quiet by itself.
        [`${row}:is(:hover, :focus-within) a&`]: { color: color.text },
      },
      '@container': { [COMPACT]: { minWidth: size.control } },
    },
  },
});

/** Where the columns need the room, the icon stands alone: its button is named, and shows the word on hover. */
export const actionLabel = style({
  '@media': {
    [media.regular]: {
      '@container': { [COMPACT]: { display: 'none' } },
    },
  },
});

/** On a card its icon has its word beside it, as the actions have. */
export const link = style([
  action,
  {
    '@media': {
      [media.narrow]: {
        display: 'inline-flex',
        gap: space[2],
        width: 'auto',
        paddingInline: space[3],
        fontSize: text[14],
        fontWeight: weight.medium,
        lineHeight: '1.25rem',
        textDecoration: 'none',
        '::after': { content: 'attr(data-word)' },
      },
    },
  },
]);
