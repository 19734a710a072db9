import { globalStyle, style } from '@vanilla-extract/css';
import { truncate } from '../../theme/text.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
/** Each line is as wide as its text, so that a right-to-left name starts at the same edge. */
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
