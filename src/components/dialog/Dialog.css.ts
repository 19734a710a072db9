import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, layer, motion, radius, shadow, size, space, text } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Covers the window for floating elements; the visible surface is inside. */
export const dialog = style({
  width: size.dialog,
  maxWidth: `calc(100vw - ${space[8]})`,
  maxHeight: 'none',
  margin: '12vh auto auto',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  '::backdrop': { animation: `${fade} ${motion.calm} ${motion.ease}` },
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.narrow]: { width: '100%', maxWidth: '100%', margin: 'auto 0 0' },
  },
});

/** Wide enough for a table of a few columns. */
export const wide = style({ '@media': { [media.regular]: { width: '800px', marginBlockStart: '8vh' } } });

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '80vh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.dialog,
  background: color.panel,
  boxShadow: shadow.dialog,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  '@media': {
    [media.narrow]: { maxHeight: '92dvh', borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const header = style({ padding: `${space[5]} ${space[6]} 0` });
export const title = style({ fontSize: text[16], lineHeight: '1.5rem', overflowWrap: 'anywhere' });

export const body = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[3]} ${space[6]} ${space[5]}`,
  overflowWrap: 'anywhere',
});

// Focused elements scroll clear of the footer. Not as padding of the surface, which a focus in the footer scrolls, too.
// On a phone the actions may take two lines.
globalStyle(`${body} *`, {
  scrollMarginBlockEnd: `calc(${size.control} + ${space[12]})`,
  '@media': { [media.narrow]: { scrollMarginBlockEnd: `calc(2 * ${size.control} + ${space[16]})` } },
});

/** The actions stay visible while the body scrolls; the main one is last, on the right. */
export const footer = style({
  position: 'sticky',
  // Above the sticky header of a table.
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlockStart: 'auto',
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.panel,
  '@media': {
    [media.narrow]: { paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))` },
    // Sticky, it would cover the content.
    [media.short]: { position: 'static' },
  },
});
globalStyle(`${footer} > *`, { '@media': { [media.narrow]: { flex: '1 1 120px' } } });

/** Beside the buttons, and at most as tall. */
export const stays = style({
  flex: '1 1 10rem',
  alignSelf: 'center',
  color: color.textQuiet,
  fontSize: text[13],
  lineHeight: '1.125rem',
  '@media': { [media.narrow]: { flex: '1 1 100%' } },
});
