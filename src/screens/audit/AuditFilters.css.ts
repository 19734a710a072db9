import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { place } from '../../app/directory/DirectoryFilters.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color } = vars;

/** Doubled, to win over the button's own style. */
export const chip = style([
  notOnPaper,
  {
    selectors: {
      '&&': {
        flexGrow: 1,
        justifyContent: 'space-between',
        minWidth: 0,
        borderColor: color.accent,
        color: color.accentInk,
      },
    },
  },
]);

/** As wide as the field it stands for: a long name is cut. */
export const chosen = style([place, { display: 'flex' }]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
