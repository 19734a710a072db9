import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { filter, place } from '../../patterns/list/ListFilters.css.ts';
import { media } from '../../theme/media.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color } = vars;

/** The person search. At 1280 px all filters and Clear all fit in a row without truncated placeholders. */
export const finder = styleVariants({
  about: [filter, { '@media': { [media.regular]: { minWidth: '138px' } } }],
  by: [filter],
});

/** Doubled specificity, to override the button's style. */
export const chip = style([
  hiddenInPrint,
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

/** As wide as the name, up to about thirty letters: the line wraps before the name is truncated. */
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
