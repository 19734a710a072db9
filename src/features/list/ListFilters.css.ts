import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { notOnPaper } from '../../theme/paper.css.ts';

const { color, space } = vars;

export const frame = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[4],
  '@media': { [media.paper]: { marginBlockEnd: space[2] } },
});

/** On a phone: the button that opens the filters, and the sort. */
export const bar = style([
  notOnPaper,
  {
    display: 'none',
    '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] } },
  },
]);

const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** On paper the filters that are set are printed, whether open or not. */
export const filters = styleVariants({
  open: [
    line,
    {
      '@media': {
        [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
        [media.paper]: { display: 'block' },
      },
    },
  ],
  closed: [line, { '@media': { [media.narrow]: { display: 'none' }, [media.paper]: { display: 'block' } } }],
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

export const clear = style([notOnPaper, { justifySelf: 'start' }]);
