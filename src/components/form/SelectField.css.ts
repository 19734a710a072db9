import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from './Field.css.ts';

const { color, size, space } = vars;

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const select = style([
  control,
  {
    appearance: 'none',
    selectors: {
      // Doubled specificity: the chunk order may put the control's padding after this one.
      '&&': { paddingInlineEnd: size.control },
      '&:hover:not(:disabled)': { borderColor: color.textQuiet },
    },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  color: color.textQuiet,
  pointerEvents: 'none',
});
