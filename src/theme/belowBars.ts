import { vars } from './contract.css.ts';

/** How high the banners below the top bar are: the shell measures them. */
export const BANNERS_HEIGHT = '--banners-height';

/** Where in the window what sticks below the top bar and the banners stops. */
export const belowBars = `calc(${vars.size.bar} + var(${BANNERS_HEIGHT}, 0px))`;
