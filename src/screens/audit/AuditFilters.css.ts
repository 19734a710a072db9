import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color } = vars;

/** Doubled, to win over the button's own style. */
export const chip = style([
  notOnPaper,
  { selectors: { '&&': { minWidth: 0, maxWidth: '320px', borderColor: color.accent, color: color.accentInk } } },
]);

/** Shrinks with its cell: a long name is cut. */
export const chosen = style({ display: 'flex', minWidth: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
