import { vars } from './contract.css.ts';

/** The height of the banners below the top bar, set by the shell. */
export const BANNERS_HEIGHT = '--banners-height';

/** The position of sticky elements below the top bar and the banners. */
export const belowBars = `calc(${vars.size.bar} + var(${BANNERS_HEIGHT}, 0px))`;
