import { style } from '@vanilla-extract/css';

/** Empty, it takes no space, and not even the gap before it. */
export const note = style({ selectors: { '&:empty': { position: 'absolute' } } });
