import { style, styleVariants } from '@vanilla-extract/css';
import { button } from '../button/Button.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { row } from './Table.css.ts';
import { COMPACT, MEDIUM } from './tableWidth.css.ts';

const { color, size, space } = vars;

/** The width of the actions, by their number: icons in a compact table, and in one of medium width if there are three. */
const widths = {
  2: { wide: '10.75rem', medium: '10.75rem' },
  3: { wide: '13.75rem', medium: `calc(3 * ${size.control} + ${space[4]})` },
};
export const actionsHeaderCell = styleVariants(widths, ({ wide, medium }, count) => [
  hiddenInPrint,
  {
    width: wide,
    '@container': {
      [MEDIUM]: { width: medium },
      [COMPACT]: { width: `calc(${count} * ${size.control} + ${space[3]})` },
    },
  },
]);

export const actionsCell = style([
  hiddenInPrint,
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
  // One look tells which rows can be changed.
  selectors: { '&[aria-disabled="true"]:not([data-busy], :hover, :focus-visible)': { opacity: 0.45 } },
  '@media': {
    [media.regular]: {
      selectors: {
        [`${row}:not(:hover, :focus-within) &`]: { color: color.textQuiet },
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

/** The label of an action with a usual icon. */
export const usualLabel = style([
  actionLabel,
  {
    '@media': {
      [media.regular]: {
        '@container': { [MEDIUM]: { display: 'none' } },
      },
    },
  },
]);

/** The button of a menu of further actions. */
export const menuAction = style([button.quiet, action, { minWidth: size.control, paddingInline: 0 }]);
