import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

export const fields = style({ display: 'grid', gap: space[4] });

/** First and last name stand side by side where there is room. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
});

/** Whom it is about, and what else can be done for them. */
export const personLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
