/**
 * The breakpoints of layouts: 640 px at the default text size, more with larger text, and 1024 px for the sidebar
 * (specification, section 9).
 */
const BREAKPOINTS = { card: '40em', sidebar: '1024px', cardBesideSidebar: '56em' } as const;
const NARROW_BESIDE_SIDEBAR = `(min-width: ${BREAKPOINTS.sidebar}) and (not (min-width: ${BREAKPOINTS.cardBesideSidebar}))`;

/** Conditions for the `@media` key of a style. */
export const media = {
  /** Phones, and larger text beside the sidebar: rows of a table become cards, dialogs become sheets. */
  narrow: `(not (min-width: ${BREAKPOINTS.card})) or (${NARROW_BESIDE_SIDEBAR})`,
  /** The narrowest phones, phones with larger text, and 400 % zoom on desktop. */
  tiny: 'not all and (min-width: 22.5em)',
  /** A phone at twice the default text size. */
  cramped: 'not all and (min-width: 18em)',
  /** 400 % zoom on desktop, or a phone in landscape. */
  short: 'not all and (min-height: 400px)',
  /** Wider than a phone. */
  regular: `(min-width: ${BREAKPOINTS.card}) and (not (${NARROW_BESIDE_SIDEBAR}))`,
  /** Wide enough for a pinned sidebar. */
  wide: `(min-width: ${BREAKPOINTS.sidebar})`,
  /** Touch screens. */
  touch: '(pointer: coarse)',
  screen: 'screen',
  paper: 'print',
  /** Forced colors: a few system colors replace ours, without backgrounds and shadows. */
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};
