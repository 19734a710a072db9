/**
 * The widths at which layouts change: 640 px at the usual text size, later in larger text, and 1024 px for the sidebar
 * (specification, section 9).
 */
const BREAKPOINTS = { card: '40em', sidebar: '1024px', cardBesideSidebar: '56em' } as const;
const NARROW_BESIDE_SIDEBAR = `(min-width: ${BREAKPOINTS.sidebar}) and (not (min-width: ${BREAKPOINTS.cardBesideSidebar}))`;

/** Conditions for the `@media` key of a style. */
export const media = {
  /** Phones, and larger text beside the sidebar: rows of a table become cards, dialogs become sheets. */
  narrow: `(not (min-width: ${BREAKPOINTS.card})) or (${NARROW_BESIDE_SIDEBAR})`,
  /** The narrowest phones, phones with larger text, and 400 % of a usual screen. */
  tiny: 'not all and (min-width: 22.5em)',
  /** A phone at twice the usual text size. */
  cramped: 'not all and (min-width: 18em)',
  /** A usual screen at 400 %, or a phone on its side. */
  short: 'not all and (min-height: 400px)',
  /** Everything wider than a phone. */
  regular: `(min-width: ${BREAKPOINTS.card}) and (not (${NARROW_BESIDE_SIDEBAR}))`,
  /** Room for a pinned sidebar. */
  wide: `(min-width: ${BREAKPOINTS.sidebar})`,
  /** Fingers: phones zoom into a field whose text is smaller than 16 px. */
  touch: '(pointer: coarse)',
  screen: 'screen',
  paper: 'print',
  /** The system's own few colours in place of ours: no grounds, no shadows. */
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};
