import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

/** First and last name side by side if there is space. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
});

/** The edited person and the reset email button. */
export const personLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
