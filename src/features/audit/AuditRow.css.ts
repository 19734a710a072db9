import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { truncate } from '../../theme/text.css.ts';
import { clampedTo } from '../../theme/clampedTo.ts';
import { rowText } from '../../components/table/tableWidth.css.ts';

const { color, radius, size, space, text, weight } = vars;

/** The action and the arrow that expands its row, as one target. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minHeight: size.control,
  verticalAlign: 'middle',
  paddingInlineEnd: space[2],
  borderRadius: radius.control,
  color: color.textQuiet,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.paper]: { minHeight: 0 } },
});
export const arrow = style([
  hiddenInPrint,
  {
    selectors: { [`${opener}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' } },
  },
]);

/** The action and the sentence. */
export const action = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.narrow]: { display: 'block' }, [media.paper]: { display: 'block' } },
});

/** Beside the action, or below it in a card, where it always has two lines, so that all cards have the same height. */
export const change = style([
  truncate,
  {
    lineHeight: '1.25rem',
    '@media': {
      [media.narrow]: { ...clampedTo(2), height: '2.5rem' },
      ...rowText,
    },
  },
]);

/** The whole row is clickable. */
export const row = style({ cursor: 'pointer' });

/** No border between an entry and its details. Doubled specificity, to override the row. */
export const open = style({});
globalStyle(`${open}${open} > td`, { borderBlockEndColor: 'transparent' });
globalStyle(`${open}${open}`, {
  '@media': { [media.narrow]: { borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 } },
});

export const date = style({ fontVariantNumeric: 'tabular-nums' });

export const details = style({});
globalStyle(`${details}${details}`, {
  '@media': {
    [media.narrow]: {
      display: 'block',
      marginBlockStart: `calc(-1 * ${space[3]})`,
      padding: 0,
      borderBlockStart: 0,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
});
export const detailsCell = style({
  padding: `${space[3]} ${space[4]} ${space[5]} ${space[10]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { [`tbody:last-child > ${details} > &`]: { borderBlockEnd: 0 } },
  '@media': { [media.narrow]: { display: 'block', padding: `${space[2]} ${space[4]} ${space[4]}`, border: 0 } },
});

/** A name that is a link differs from the sentence around it by its weight. */
export const name = style({ fontWeight: weight.medium });

export const content = style({ display: 'grid', gap: space[3], maxWidth: '880px', overflowWrap: 'anywhere' });
export const sentence = style({ fontWeight: weight.medium });
export const when = style({ color: color.textQuiet, fontSize: text[13] });
/** Not printed, because relative times would be outdated. */
export const ago = style([hiddenInPrint, {}]);

export const allowed = style([hiddenInPrint, { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` }]);
/** A name may need several lines. */
globalStyle(`${allowed} > button`, { textAlign: 'start' });

export const comparison = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderBlock: `1px solid ${color.border}`,
  // In large text, each field is above its values.
  '@media': { [media.cramped]: { display: 'block' } },
});
globalStyle(`${comparison} :is(tbody, tr, th, td)`, { '@media': { [media.cramped]: { display: 'block' } } });
globalStyle(`${comparison} thead`, { '@media': { [media.cramped]: { display: 'none' } } });
globalStyle(`${comparison} td::before`, {
  '@media': { [media.cramped]: { content: 'attr(data-label)', display: 'block', fontSize: text[13] } },
});
globalStyle(`${comparison} td`, { '@media': { [media.cramped]: { borderBlockStart: 0 } } });
export const comparisonHead = style({
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  color: color.textQuiet,
  fontSize: text[13],
  fontWeight: weight.medium,
  textAlign: 'start',
});
export const fieldHead = style([comparisonHead, { width: '28%', '@media': { [media.narrow]: { width: '92px' } } }]);
export const field = style([
  comparisonHead,
  { borderBlockStart: `1px solid ${color.border}`, fontWeight: weight.regular, verticalAlign: 'top' },
]);
export const before = style([field, { fontSize: text[14] }]);
export const after = style([before, { color: color.text }]);
/** On paper, the details are as large as the row. */
globalStyle(`${content} *`, { '@media': { [media.paper]: { fontSize: 'inherit' } } });
