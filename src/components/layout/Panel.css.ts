import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space } = vars;

export const panel = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
});
export const header = style({ padding: `${space[4]} ${space[5]} 0` });
export const description = style({ marginBlockStart: space[1], color: color.textQuiet });
export const body = style({ display: 'grid', gap: space[4], padding: space[5] });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
});
