import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
/** Each line is as wide as its text, so that a right-to-left name starts at the same edge. */
export const avatar = style({ position: 'relative', display: 'flex', flexShrink: 0 });
/** A checkbox over the avatar: visible on touch screens, in the row under the pointer, by keyboard, and once one is checked. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  accentColor: color.accent,
  selectors: {
    '&:is(:checked, :focus-visible)': { opacity: 1 },
    'tr:hover &, table:has(&:checked) &': { opacity: 1 },
  },
  '@media': { [media.touch]: { opacity: 1 }, [media.paper]: { display: 'none' } },
});
/** The checkbox replaces the avatar. */
const shown = `:is(tr:hover ${avatar}, table:has(${select}:checked) ${avatar}, ${avatar}:has(${select}:focus-visible))`;
globalStyle(`${shown}:has(${select}) > [aria-hidden]`, { visibility: 'hidden' });
globalStyle(`${avatar}:has(${select}) > [aria-hidden]`, { '@media': { [media.touch]: { visibility: 'hidden' } } });
export const texts = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
/** The badge is beside the name, or below it if there is no space. */
export const withBadge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  maxWidth: '100%',
  minWidth: 0,
});
export const name = style([truncate, { maxWidth: '100%', fontWeight: weight.medium, lineHeight: '1.25rem' }]);
export const detail = style([
  truncate,
  { maxWidth: '100%', color: color.textQuiet, fontSize: text[13], lineHeight: '1.125rem' },
]);
export const badge = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });
/** Small enough to keep the height of the row, unless it wraps; overrides the class of Badge. */
globalStyle(`${badge} > span`, {
  minHeight: '18px',
  paddingInline: '6px',
  lineHeight: '1.125rem',
  whiteSpace: 'normal',
});
