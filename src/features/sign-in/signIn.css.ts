import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'start center',
  padding: vars.space[4],
  // Fixed, so that messages do not move the heading.
  paddingTop: `max(${vars.space[4]}, 18vh)`,
});
export const card = style({
  width: '100%',
  maxWidth: 400,
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[8],
  background: vars.color.panel,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  '@media': { [media.narrow]: { padding: vars.space[5] } },
});
export const header = style({ display: 'grid', gap: vars.space[4] });
export const heading = style({ fontSize: vars.text[20], lineHeight: vars.leading.tight });
export const form = style({ display: 'grid', gap: vars.space[4] });
export const home = style({ justifySelf: 'center', fontSize: vars.text[13], color: vars.color.textQuiet });
export const forgot = style({ justifySelf: 'start', fontSize: vars.text[13] });
export const back = style({ justifySelf: 'center' });

export const setupPage = style([page, { paddingTop: `max(${vars.space[4]}, 8vh)` }]);
export const setupCard = style([card, { maxWidth: vars.size.dialog }]);
export const setupHeader = style({ display: 'grid', gap: vars.space[2] });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: vars.space[3],
});
export const lead = style({ color: vars.color.textQuiet });
export const names = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
});
