import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, radius, space, text, weight } = vars;

const container = createContainer();
/** The container condition under which the facts are beside the content. */
const BESIDE = `${container} (width >= 880px)`;

/** The link to the list. */
export const back = style([
  hiddenInPrint,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '24px',
    marginBlockEnd: space[2],
    borderRadius: radius.small,
    color: color.textQuiet,
    fontSize: text[13],
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  },
]);
export const missing = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
export const state = style({ display: 'grid', gap: space[4] });

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
  '@media': { [media.paper]: { containerType: 'normal' } },
});
/** Facts and content; the facts come first in a narrow page. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@container': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' } },
});
export const aside = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@container': { [BESIDE]: { gridColumn: 2, gridRow: 1 } },
});
export const main = style({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@container': { [BESIDE]: { gridColumn: 1, gridRow: 1 } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'baseline',
  // With large text, a term is above its value.
  '@container': { [`${container} (width < 20rem)`]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[1] } },
});
export const term = style({ color: color.textQuiet, fontSize: text[13] });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ color: color.textQuiet, fontSize: text[13] });

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const sectionHeader = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
});
globalStyle(`${sectionHeader} h2`, { marginInlineEnd: 'auto' });
export const all = style({
  flexShrink: 0,
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
/** Actions below each other, each at the left edge of the text. */
export const stack = style({ display: 'grid', justifyItems: 'start', gap: space[1] });
globalStyle(`${stack} button`, { marginInlineStart: `calc(-1 * ${space[2]})` });
