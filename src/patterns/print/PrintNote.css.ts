import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { printOnly } from '../../theme/paper.css.ts';

/** Below the page's title. */
export const note = style([
  printOnly,
  { marginBlockEnd: vars.space[3], color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' },
]);

/** The value of a filter. */
export const words = style([printOnly, { display: 'block' }]);
