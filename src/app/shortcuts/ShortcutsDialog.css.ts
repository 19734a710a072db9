import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '40px',
  borderBlockEnd: `1px solid ${color.border}`,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const optionName = style({ fontWeight: weight.medium });
export const help = style({ color: color.textQuiet, fontSize: text[13] });
