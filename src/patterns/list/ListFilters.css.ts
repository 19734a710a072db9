import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, size, space } = vars;

export const frame = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[4],
  '@media': { [media.paper]: { marginBlockEnd: space[2] } },
});

/** On mobile: the sort order and the button that shows the filters. */
export const bar = style([
  hiddenInPrint,
  {
    display: 'none',
    '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] } },
  },
]);

const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] });

/** Active filters are always printed. */
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

/** As wide as its neighbors, regardless of its text. */
export const place = style({
  flex: '1 1 128px',
  minWidth: '128px',
  maxWidth: '176px',
  '@media': {
    [media.narrow]: { minWidth: 0, maxWidth: 'none' },
    [media.paper]: { maxWidth: 'none' },
  },
});
export const filter = style([hiddenInPrint, place]);

/** Highlights an active filter. Doubled specificity, to override the control's style. */
export const set = style({
  selectors: { '&&': { borderColor: color.accent, color: color.accentInk } },
});

export const clear = style([hiddenInPrint, { justifySelf: 'start', selectors: { '&&': { minHeight: size.control } } }]);
