import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const place = style({ display: 'grid', placeContent: 'center', minHeight: '50dvh', textAlign: 'center' });
export const sentence = style({ fontSize: vars.text[16], fontWeight: vars.weight.medium });
