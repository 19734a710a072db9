import { style } from '@vanilla-extract/css';
import { truncate } from '../../theme/text.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const person = style({ display: 'grid', maxWidth: 240 });
export const name = style([truncate, { fontWeight: vars.weight.medium }]);
export const email = style([truncate, { fontSize: vars.text[13], color: vars.color.textQuiet }]);
export const keys = style({ display: 'inline-flex', marginInlineStart: 'auto', paddingInlineStart: vars.space[4] });
