import { style } from '@vanilla-extract/css';
import { truncate } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const texts = style({ display: 'grid', minWidth: 0 });
export const name = style([truncate, { fontWeight: weight.medium, lineHeight: '20px' }]);
export const detail = style([truncate, { color: color.textQuiet, fontSize: text[13], lineHeight: '18px' }]);
/** Small enough that the row keeps its height. */
export const badge = style({ display: 'inline-flex', minWidth: 0, marginBlockStart: '1px' });
