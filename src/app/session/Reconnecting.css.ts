import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const wait = keyframes({ from: { visibility: 'hidden' } });

/** Under the spinner. Neither seen, read nor reached by the keyboard in the first 3 s. */
export const place = style({
  position: 'fixed',
  insetBlockStart: 'calc(50% + 40px)',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  animation: `${wait} 1ms 3s backwards`,
});
