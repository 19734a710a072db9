import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';

const { color, radius, space } = vars;

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
export const box = style({ position: 'relative', minWidth: 0, overflow: 'hidden' });
export const frame = style({
  display: 'block',
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.page,
  transformOrigin: '0 0',
});

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const states = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
});
export const narrowStates = style([
  states,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
]);
export const state = style({ display: 'grid', gap: space[2], alignContent: 'start', margin: 0, minWidth: 0 });
