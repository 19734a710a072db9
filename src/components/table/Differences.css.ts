import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

/** The values of a newer version beside the typed ones. */
export const differences = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  tableLayout: 'fixed',
});
export const difference = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { 'tr:not(:last-child) > &, thead &': { borderBlockEnd: `1px solid ${color.border}` } },
});
export const differenceName = style([
  difference,
  { color: color.textQuiet, fontSize: text[13], fontWeight: weight.medium },
]);
