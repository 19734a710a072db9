import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, layer, space, text, weight } = vars;

export const column = style({ maxWidth: 720 });
export const form = style({ display: 'grid', gap: space[5] });

export const facts = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
});
export const fact = style({ display: 'grid', gap: space[1], minWidth: 0, alignContent: 'start' });
export const term = style({ fontWeight: weight.medium, lineHeight: '1.25rem' });
export const value = style({ color: color.textQuiet, overflowWrap: 'anywhere' });
export const missing = style([value, { fontStyle: 'italic' }]);

/** The label on the left, its control on the right. */
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const optionName = style({ fontWeight: weight.medium });
export const quiet = style({ color: color.textQuiet });

/** Sticky at the lower edge of the window while the form is taller. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  marginBlockEnd: space[5],
  background: color.page,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.narrow]: { paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))` } },
});
globalStyle(`${actions} > button`, { '@media': { [media.narrow]: { flex: '1 1 120px' } } });
export const failure = style({ flexBasis: '100%' });
export const state = style({
  marginInlineEnd: 'auto',
  color: color.textQuiet,
  fontSize: text[13],
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});
/** Focused elements scroll clear of the sticky actions. */
globalStyle(`${form} :is(input, button)`, { scrollMarginBlockEnd: 160 });
