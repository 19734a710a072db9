import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';
import { media } from '../../../src/theme/media.ts';

/** Wide enough for the list of charts beside a drawing. */
const ROOMY = '(min-width: 1280px)';

const { color, font, layer, radius, size, space, text, weight } = vars;

export const gallery = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: '56px',
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.panel,
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text,
  fontSize: text[16],
  fontWeight: weight.semibold,
  textDecoration: 'none',
});

export const index = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  width: '100%',
  maxWidth: '1120px',
  margin: '0 auto',
  padding: `${space[8]} ${space[4]}`,
});
export const section = style({ display: 'grid', gap: space[3] });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[2],
  height: '100%',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.raised,
  color: color.text,
  textDecoration: 'none',
  ':hover': { borderColor: color.borderStrong },
});
export const cardTitle = style({ fontWeight: weight.semibold, fontSize: text[16] });
export const quiet = style({ color: color.textQuiet, fontSize: text[13], overflowWrap: 'anywhere' });

export const columns = style({
  flex: 1,
  display: 'grid',
  minHeight: 0,
  '@media': { [ROOMY]: { gridTemplateColumns: '192px minmax(0, 1fr)' } },
});
export const nav = style({
  display: 'none',
  padding: `${space[4]} ${space[2]}`,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    [ROOMY]: {
      display: 'block',
      position: 'sticky',
      top: '56px',
      height: 'calc(100dvh - 56px)',
      overflowY: 'auto',
    },
  },
});
export const navTitle = style({
  padding: `${space[2]} ${space[3]}`,
  color: color.textQuiet,
  fontSize: text[13],
  fontWeight: weight.medium,
});
export const navItem = style({
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  color: color.textQuiet,
  textDecoration: 'none',
  lineHeight: '24px',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.accentSoft, color: color.accentInk, fontWeight: weight.medium },
  },
});

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0, padding: space[4] });
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});
export const pageText = style({ display: 'grid', gap: space[1], flex: '1 1 320px' });
export const pageTitle = style({ fontSize: text[20] });
export const work = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
    [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});

export const shown = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const words = style({ borderTop: `1px solid ${color.border}`, paddingTop: space[3] });
export const wordsFrame = style({ overflowX: 'auto', marginTop: space[3] });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text[13] });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: color.textQuiet, fontWeight: weight.medium });
globalStyle(`${table} tbody th`, { fontWeight: weight.medium });
globalStyle(`${words} summary`, { minHeight: size.control, lineHeight: size.control, fontFamily: font.sans });

export const generated = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });
