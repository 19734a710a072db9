import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';
import { stepButton } from '../gallery/WalkPanel.css.ts';

const { color, font, size, space, text } = vars;

export const timeline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const range = style({ flex: '1 1 240px', height: size.control, accentColor: color.accent });
export const option = style({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: size.control });
export const actor = style([
  stepButton,
  {
    textAlign: 'start',
    selectors: { '&[aria-pressed="true"]': { background: color.accentSoft, color: color.accentInk } },
  },
]);
export const steps = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  fontSize: text[13],
  listStyle: 'none',
});
export const payload = style({
  fontFamily: font.mono,
  fontSize: text[13],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
