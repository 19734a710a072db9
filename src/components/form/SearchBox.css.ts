import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from './Field.css.ts';

const { color, size, space } = vars;

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center', width: '100%' });

/** Inside a field, before its text. */
export const icon = style({
  position: 'absolute',
  insetInlineStart: space[3],
  color: color.textQuiet,
  pointerEvents: 'none',
});

export const input = style([
  control,
  {
    appearance: 'none',
    '::-webkit-search-cancel-button': { display: 'none' },
    // Doubled specificity: the chunk order may put the control's padding after this one.
    selectors: { '&&': { paddingInline: `36px ${size.control}` } },
  },
]);

export const clear = style({ position: 'absolute', insetInlineEnd: 0 });
