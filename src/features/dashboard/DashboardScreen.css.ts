import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, leading, space, text } = vars;

export const page = style({ display: 'grid', gap: space[6], maxWidth: '1120px' });
export const header = style({ display: 'grid', gap: space[1] });
export const heading = style({ fontSize: text[20], lineHeight: leading.tight, letterSpacing: '-0.012em' });
export const quiet = style({ color: color.textQuiet });
