import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Stays in sight under the top bar while the page scrolls. */
export const place = style({ position: 'sticky', zIndex: vars.layer.bar, insetBlockStart: vars.size.bar });
