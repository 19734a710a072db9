import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';
import { row } from './Table.css.ts';
import { COMPACT } from './tableWidth.css.ts';

const { color, size, space, text, weight } = vars;

/** The width for text actions and for an icon link. */
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

/** Muted until the row is hovered or has the focus, with enough contrast. */
export const action = style({
  '@media': {
    [media.regular]: {
      selectors: {
        [`${row}:not(:hover, :focus-within) &`]: { color: color.textQuiet },
        // An icon link is muted by itself.
        [`${row}:is(:hover, :focus-within) a&`]: { color: color.text },
      },
      '@container': { [COMPACT]: { minWidth: size.control } },
    },
  },
});

/** In a compact table only the icon is shown: the label becomes the accessible name and the tooltip. */
export const actionLabel = style({
  '@media': {
    [media.regular]: {
      '@container': { [COMPACT]: { display: 'none' } },
    },
  },
});

/** In a card the icon has a label, like the actions. */
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
