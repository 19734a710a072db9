import { style } from '@vanilla-extract/css';
import { mono } from '../../theme/text.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, size, space, text, weight } = vars;

export const copyField = style({ display: 'grid', gap: space[1] });
export const label = style({ fontWeight: weight.medium });
export const line = style({ display: 'flex', gap: space[2] });
export const value = style([
  mono,
  {
    flex: 1,
    minWidth: 0,
    minHeight: size.control,
    padding: `5px ${space[3]}`,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.control,
    background: color.hover,
    fontSize: text[16],
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);
