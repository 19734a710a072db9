import { style } from '@vanilla-extract/css';
import { truncate } from '../../theme/text.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowBars } from '../../theme/belowBars.ts';
import { BESIDE } from './TeamsScreen.css.ts';

const { color, leading, motion, radius, size, space, text, weight } = vars;

/** A strip of one line above the teams, whose list never moves the content below it; a column if there is space. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  '@container': {
    [BESIDE]: {
      gridColumn: 2,
      position: 'sticky',
      insetBlockStart: `calc(${belowBars} + ${space[6]})`,
      maxHeight: `calc(100dvh - ${belowBars} - ${space[12]})`,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  flexShrink: 0,
  minHeight: '24px',
  '@container': {
    [BESIDE]: {
      height: size.control,
      alignItems: 'center',
      paddingInline: space[3],
      borderBlockEnd: `1px solid ${color.border}`,
    },
  },
});
export const title = style({
  fontSize: text[13],
  lineHeight: leading.body,
  fontWeight: weight.medium,
  color: color.textQuiet,
});
export const count = style({ fontSize: text[13], color: color.textQuiet, fontVariantNumeric: 'tabular-nums' });

export const all = style({
  marginInlineStart: 'auto',
  color: color.accentInk,
  fontSize: text[13],
  lineHeight: '1.5rem',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.paper]: { display: 'none' } },
});

/** Contains the list, with padding for the focus ring, which a scroll container would clip. Full width on mobile. */
export const scroller = style({
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@container': { [BESIDE]: { overflowX: 'hidden', overflowY: 'auto' } },
  '@media': {
    [media.narrow]: {
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      scrollPaddingInline: space[4],
    },
  },
});
export const list = style({
  display: 'flex',
  gap: space[2],
  '@container': { [BESIDE]: { flexDirection: 'column', gap: 0 } },
  '@media': { [media.paper]: { flexWrap: 'wrap' } },
});
export const item = style({ minWidth: 0, flexShrink: 0 });

export const department = style([
  truncate,
  {
    display: 'block',
    maxWidth: '60vw',
    paddingInline: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    background: color.panel,
    color: color.text,
    lineHeight: `calc(${size.control} - 2px)`,
    textDecoration: 'none',
    transition: `background ${motion.quick} ${motion.ease}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current]': { background: color.accentSoft, color: color.accentInk, borderColor: 'transparent' },
    },
    '@container': { [BESIDE]: { maxWidth: '100%', border: '1px solid transparent', background: 'none' } },
  },
]);

/** As tall as the list that replaces it. */
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.control,
  color: color.textQuiet,
  '@container': { [BESIDE]: { paddingInline: space[3] } },
});
