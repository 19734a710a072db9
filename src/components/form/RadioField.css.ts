import { style } from '@vanilla-extract/css';
import { label } from './Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const group = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([label, { padding: 0 }]);

/** The whole line is the touch target. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.control,
  cursor: 'pointer',
  selectors: { ':disabled > &': { color: color.textQuiet, cursor: 'default' } },
});

export const radio = style({
  flexShrink: 0,
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: color.accent,
});
