import { style } from '@vanilla-extract/css';
import { control } from '../../../src/components/form/Field.css.ts';
import { vars } from '../../../src/theme/contract.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.raised,
});
export const now = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentInk,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

export const group = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const groupTitle = style({ color: color.textQuiet, fontSize: text[13], fontWeight: weight.medium });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const choice = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const choiceLine = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const choiceButton = style({ minWidth: 0, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start' });
export const quiet = style({ color: color.textQuiet, fontSize: text[13], overflowWrap: 'anywhere' });

export const editor = style({ display: 'grid', gap: space[3], paddingBottom: space[2] });
export const input = style({ display: 'grid', gap: space[2], fontSize: text[13] });
export const json = style([
  control,
  { height: 'auto', padding: space[2], fontFamily: font.mono, fontSize: text[13], resize: 'vertical' },
]);

export const path = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.border}`,
  selectors: { '&[aria-current]': { borderInlineStartColor: color.accent } },
});
export const stepButton = style({
  display: 'grid',
  width: '100%',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  ':hover': { background: color.hover },
});
export const where = style({ color: color.textQuiet, fontSize: text[13], overflowWrap: 'anywhere' });
export const requested = style({
  margin: 0,
  padding: `0 ${space[2]} ${space[1]}`,
  color: color.textQuiet,
  fontFamily: font.mono,
  fontSize: text[13],
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
