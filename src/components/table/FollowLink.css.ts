import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:is(:hover, :focus-visible)': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
