import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const scroll = style({ maxHeight: 'min(50vh, 28rem)', overflowY: 'auto', marginBlockStart: vars.space[3] });
export const skipped = style({ color: vars.color.textQuiet });
export const change = style({ display: 'block' });
