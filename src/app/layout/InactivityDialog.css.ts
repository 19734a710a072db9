import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space, weight } = vars;

/** Tabular figures on one line, so that the text does not move during the countdown. */
export const seconds = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The main action is on the right, but first in the tab order. */
export const answers = style({ display: 'flex', flexFlow: 'row-reverse wrap', gap: space[2] });
globalStyle(`${answers} > *`, { '@media': { [media.narrow]: { flex: '1 1 120px' } } });

const wait = keyframes({ from: { visibility: 'hidden' } });

/** Below the spinner; hidden, including from screen readers and the keyboard, in the first 3 s. */
export const reconnecting = style({
  position: 'fixed',
  insetBlockStart: 'calc(50% + 40px)',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  paddingInline: space[4],
  animation: `${wait} 1ms 3s backwards`,
});
