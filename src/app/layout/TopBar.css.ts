import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';

const { color, layer, size, space, text, weight } = vars;

export const bar = style([
  hiddenInPrint,
  {
    position: 'fixed',
    zIndex: layer.bar,
    insetBlockStart: 0,
    insetInline: 0,
    height: size.bar,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInlineEnd: space[6],
    background: color.panel,
    borderBlockEnd: `1px solid ${color.border}`,
    '@media': { [media.narrow]: { paddingInlineEnd: space[4], gap: space[2] } },
  },
]);

export const lead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flexShrink: 0,
  paddingInlineStart: space[4],
});
/** As wide as the sidebar, so that the section's name is aligned with the page. */
export const leadBesideSidebar = style([lead, { width: size.sidebar }]);
/** Beside a pinned sidebar, the expanded toggle would always look pressed. */
export const toggle = style({ selectors: { '&[aria-expanded="true"]:not(:hover)': { background: 'none' } } });
export const brand = style({
  display: 'inline-flex',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontSize: text[16],
  fontWeight: weight.semibold,
  '@media': {
    [media.regular]: { paddingInlineStart: space[3] },
  },
});
export const sectionIcon = style({ color: color.textQuiet });
export const sectionName = truncate;

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  marginInlineStart: 'auto',
});
/** On mobile only the house icon is visible; the label is for screen readers. */
export const homeLabel = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const person = style({ display: 'grid', maxWidth: 240 });
export const name = style([truncate, { fontWeight: vars.weight.medium }]);
export const email = style([truncate, { fontSize: vars.text[13], color: vars.color.textQuiet }]);
export const keys = style({ display: 'inline-flex', marginInlineStart: 'auto', paddingInlineStart: vars.space[4] });
