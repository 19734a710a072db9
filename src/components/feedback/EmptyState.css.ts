import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space } = vars;

/** Replaces the rows: for an empty list, no match and a failed load. */
export const state = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[12]} ${space[6]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: space[10],
  height: space[10],
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.raised,
  color: color.textQuiet,
});
export const dangerIcon = style([icon, { color: color.dangerInk }]);

export const message = style({
  maxWidth: '44ch',
  color: color.textQuiet,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const term = style({ color: color.text });
