import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space } = vars;

const surface = createVar();
const edge = createVar();
/** Text and icon carry the meaning; the border is decorative. */
const border = `1px solid color-mix(in srgb, ${edge} 45%, ${surface})`;
const ink = createVar();

const tones = {
  info: { [surface]: color.accentSoft, [edge]: color.border, [ink]: color.accentInk },
  success: { [surface]: color.successSoft, [edge]: color.successBorder, [ink]: color.success },
  warning: { [surface]: color.warningSoft, [edge]: color.warningBorder, [ink]: color.warning },
  danger: { [surface]: color.dangerSoft, [edge]: color.dangerBorder, [ink]: color.dangerInk },
};

const base = style({
  display: 'flex',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  background: surface,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const notice = styleVariants(tones, (toneVars) => [
  base,
  { vars: toneVars, border, borderRadius: radius.control },
]);

/** Full width, above the content. */
export const banner = styleVariants(tones, (toneVars) => [
  base,
  {
    vars: toneVars,
    justifyContent: 'center',
    borderBlockEnd: border,
  },
]);

/** As tall as the first line of the text. */
export const icon = style({ height: '1.5em', color: ink });
export const content = style({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });

export const slow = style({
  color: vars.color.textQuiet,
  fontSize: vars.text[13],
  textAlign: 'center',
  // Takes no space while empty, but stays in the document as a live region.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Takes no space while empty, not even the gap. */
export const note = style({ selectors: { '&:empty': { position: 'absolute' } } });
