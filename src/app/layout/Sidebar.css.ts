import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';

const { color, layer, motion, radius, shadow, size, space, weight } = vars;

const slide = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } });

/** Beside the page, under the top bar. */
export const aside = style([
  hiddenInPrint,
  {
    position: 'fixed',
    zIndex: layer.sidebar,
    insetBlock: `${size.bar} 0`,
    insetInlineStart: 0,
    width: size.sidebar,
    display: 'flex',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${color.border}`,
    background: color.panel,
  },
]);

/** Above the page and as large as the window, so that a click beside the drawer hits the backdrop. */
export const overlay = style({
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
});
export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  width: size.sidebar,
  height: '100%',
  overflowY: 'auto',
  background: color.panel,
  boxShadow: shadow.dialog,
  animation: `${slide} ${motion.calm} ${motion.ease}`,
});
/** At the position of the toggle in the top bar, so that a second click closes the sidebar. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flexShrink: 0,
  height: size.bar,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const content = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[6],
  padding: space[3],
});
export const entries = style({ display: 'grid', alignContent: 'start', gap: space[1] });
export const foot = style([
  entries,
  {
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border}`,
  },
]);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: size.control,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.text,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover, transition: `background ${motion.quick} ${motion.ease}` },
    '&:focus-visible': { borderRadius: radius.control, outlineOffset: '-2px' },
    '&[aria-current="page"]': { background: color.accentSoft, color: color.accentInk },
  },
});
export const icon = style({
  color: color.textQuiet,
  selectors: { [`${entry}[aria-current="page"] > &`]: { color: 'inherit' } },
});
