import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { filter, place } from '../list/ListFilters.css.ts';
import { media } from '../../theme/media.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color } = vars;

/** Where a person is looked for. At 1280 all filters and Clear all stand in a row, and no placeholder is cut. */
export const finder = styleVariants({
  about: [filter, { '@media': { [media.regular]: { minWidth: '138px' } } }],
  by: [filter],
});

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

/** As wide as the name, up to some thirty letters: the line wraps before one is cut. */
export const chosen = style([
  place,
  {
    display: 'flex',
    '@media': {
      [media.regular]: { flex: '1 0 auto', maxWidth: '19rem' },
      [media.narrow]: { gridColumn: '1 / -1' },
    },
  },
]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
