import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../../src/components/form/Field.css.ts';
import { vars } from '../../../../src/theme/contract.css.ts';
import { media } from '../../../../src/theme/media.ts';

/** Wide enough for the list of charts beside a drawing. */
const ROOMY = '(min-width: 1280px)';
const BAR_HEIGHT = '56px';

const { color, font, layer, radius, size, space, text, weight } = vars;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: BAR_HEIGHT,
  padding: `0 ${space[2]}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.panel,
});
export const columns = style({
  display: 'grid',
  '@media': { [ROOMY]: { gridTemplateColumns: '192px minmax(0, 1fr)' } },
});
export const nav = style({
  display: 'none',
  position: 'sticky',
  top: BAR_HEIGHT,
  height: `calc(100dvh - ${BAR_HEIGHT})`,
  padding: `${space[4]} ${space[2]}`,
  borderInlineEnd: `1px solid ${color.border}`,
  overflowY: 'auto',
  '@media': { [ROOMY]: { display: 'block' } },
});
export const navTitle = style({ padding: `${space[2]} ${space[3]}`, color: color.textQuiet, fontSize: text[13] });
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

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
});

/** A drawing or screens, and the panel beside them. */
export const work = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
export const quiet = style({ color: color.textQuiet, fontSize: text[13], overflowWrap: 'anywhere' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minWidth: 0 });
/** Buttons beside a select with a label. */
export const actions = style([row, { alignItems: 'end' }]);
export const about = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const group = style({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 });
export const groupTitle = style([quiet, { fontWeight: weight.medium }]);
export const now = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentInk,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const choice = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const choiceButton = style({ minWidth: 0, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start' });
export const json = style([
  control,
  { height: 'auto', padding: space[2], fontFamily: font.mono, fontSize: text[13], resize: 'vertical' },
]);

/** The steps of a walk or of a recording. */
export const steps = style({ display: 'grid', gap: space[1] });
export const scrolledSteps = style([steps, { position: 'relative', maxHeight: '40vh', overflowY: 'auto' }]);
export const step = style({
  paddingInlineStart: space[2],
  borderInlineStart: `2px solid ${color.border}`,
  selectors: { '&[aria-current]': { borderInlineStartColor: color.accent } },
});
export const stepButton = style({
  display: 'grid',
  width: '100%',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { background: color.accentSoft, color: color.accentInk },
  },
});
export const requested = style([quiet, { paddingInline: space[2], fontFamily: font.mono, whiteSpace: 'pre-wrap' }]);
export const range = style({ flex: '1 1 240px', height: size.control, accentColor: color.accent });

export const picture = style({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.page,
});
/** A drawing without a screen below stays visible while the page scrolls. */
export const stickyPicture = style([picture, { '@media': { [media.wide]: { position: 'sticky', top: '72px' } } }]);
export const pictureSize = style({ position: 'absolute', top: space[2], insetInlineEnd: space[2], width: '96px' });
export const pictureFrame = style({
  display: 'grid',
  minHeight: '240px',
  maxHeight: 'calc(100dvh - 176px)',
  overflow: 'auto',
  placeItems: 'safe center',
});
export const lowPictureFrame = style([pictureFrame, { maxHeight: '45dvh' }]);
export const fittedPicture = style({});
globalStyle(`${fittedPicture} svg`, { maxWidth: '100%', maxHeight: 'inherit', height: 'auto' });

export const screenBox = style({ position: 'relative', minWidth: 0, overflow: 'hidden' });
export const screen = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.page,
  transformOrigin: '0 0',
});
export const states = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
});
export const narrowStates = style([
  states,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
]);

export const tableFrame = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text[13] });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: weight.medium });
globalStyle('summary', { minHeight: size.control, lineHeight: size.control });
