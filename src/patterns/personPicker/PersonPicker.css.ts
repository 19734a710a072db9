import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { control } from '../../components/form/Field.css.ts';

const { color, layer, radius, shadow, space } = vars;

export const frame = style([hiddenInPrint, { position: 'relative', display: 'grid', alignItems: 'center' }]);

export const input = style([
  control,
  {
    // Doubled specificity: the chunk order may put the control's padding after this one.
    selectors: { '&&': { paddingInline: `36px ${space[1]}` } },
  },
]);

/** Wider than the field, to fit names and emails. */
export const popup = style({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(360px, calc(100vw - ${space[8]}))`,
  maxHeight: '360px',
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: shadow.menu,
  overflow: 'hidden',
});

/** At the right edge of a phone it opens to the left. */
export const popupAtEnd = style({
  '@media': { [media.narrow]: { insetInline: 'auto 0' } },
});
