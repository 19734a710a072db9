import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space, text } = vars;

export const keys = style({ display: 'inline-flex', flexShrink: 0, gap: space[1] });
export const key = style({
  minWidth: '20px',
  paddingInline: '5px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.textQuiet,
  fontFamily: font.sans,
  fontSize: text[13],
  lineHeight: '1.125rem',
  textAlign: 'center',
});
