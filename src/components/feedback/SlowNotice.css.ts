import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const slow = style({
  color: vars.color.textQuiet,
  fontSize: vars.text[13],
  textAlign: 'center',
  // Empty it takes no room, and not even the gap before it; it stays in the document to be read out.
  selectors: { '&:empty': { position: 'absolute' } },
});
