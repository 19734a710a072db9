import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const page = style({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' });
export const header = style({
  height: vars.size.bar,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[6],
});
export const main = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[6],
  paddingBottom: `calc(${vars.size.bar} * 2)`,
  textAlign: 'center',
});
export const heading = style({ fontSize: vars.text[28], lineHeight: vars.leading.tight, letterSpacing: '-0.02em' });
export const lead = style({ fontSize: vars.text[16], color: vars.color.textQuiet, marginBottom: vars.space[2] });
export const farewell = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
});
