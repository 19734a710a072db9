import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const toastStyle = style({});

// The library styles its toasts with single classes of its own: two of ours win over them.
globalStyle(`${toastStyle}${toastStyle}`, {
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text[14],
  maxWidth: 360,
});
