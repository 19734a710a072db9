import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  '@media': {
    [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [media.paper]: { display: 'block', marginBlockEnd: space[2] },
  },
});

/** As wide as its neighbours, whatever it says. */
export const place = style({
  flex: '1 1 128px',
  minWidth: '128px',
  maxWidth: '176px',
  '@media': {
    [media.narrow]: { minWidth: 0, maxWidth: 'none' },
    [media.paper]: { maxWidth: 'none' },
  },
});
export const filter = style([notOnPaper, place]);

/** A filter that is set stands out from those that are not. Doubled, to win over the control's own style. */
export const set = style({
  selectors: { '&&': { borderColor: color.accent, color: color.accentInk } },
});

/** Wide tables are sorted at their headers, which cards do not have. */
export const onCards = style([notOnPaper, { display: 'none', '@media': { [media.narrow]: { display: 'block' } } }]);

export const clear = style([notOnPaper, { justifySelf: 'start' }]);
