import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  height: vars.size.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[6],
  background: vars.color.panel,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const main = style({ padding: vars.space[6] });
