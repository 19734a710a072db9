import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A page with one centered message. */
export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
});

export const text = style({
  maxWidth: 480,
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  textAlign: 'center',
});
export const title = style({ fontSize: vars.text[20], lineHeight: vars.leading.tight });
export const quiet = style({ color: vars.color.textQuiet, textWrap: 'balance' });
/** A notice is left-aligned, because of its icon. */
export const notice = style({ textAlign: 'start' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], justifyContent: 'center' });
