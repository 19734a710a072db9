import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Controls and navigation, which are not printed. */
export const hiddenInPrint = style({ '@media': { [media.paper]: { display: 'none !important' } } });

/** Printed instead of a control. */
export const printOnly = style({ '@media': { [media.screen]: { display: 'none !important' } } });

globalStyle('@page', { margin: '12mm' });
globalStyle('dialog', { '@media': { [media.paper]: { display: 'none !important' } } });
globalStyle('a', { '@media': { [media.paper]: { color: 'inherit !important', textDecoration: 'none !important' } } });
globalStyle('h1, h2, h3', { '@media': { [media.paper]: { breakAfter: 'avoid' } } });
