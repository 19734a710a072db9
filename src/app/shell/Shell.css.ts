import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  height: vars.size.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[6],
  background: vars.color.panel,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const sections = style({ display: 'flex', gap: vars.space[1], marginInlineEnd: 'auto', overflowX: 'auto' });
export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textQuiet,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-current="page"]': { color: vars.color.accentInk, background: vars.color.accentSoft },
  },
});
export const main = style({ padding: vars.space[6], outline: 'none' });
