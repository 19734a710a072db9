import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color } = vars;

/** Doubled, to win over the button's own style. */
export const chip = style([
  notOnPaper,
  { selectors: { '&&': { maxWidth: '320px', borderColor: color.accent, color: color.accentInk } } },
]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
