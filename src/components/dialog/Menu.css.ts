import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, layer, motion, radius, shadow, size, space, text } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.control,
  maxWidth: '100%',
  padding: `0 ${space[1]}`,
  borderRadius: radius.control,
  transition: `background ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.hover },
    '&:focus-visible': { borderRadius: radius.control },
  },
});

const menuBase = style({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockStart: `calc(100% + ${space[1]})`,
  width: 'max-content',
  minWidth: '200px',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: shadow.menu,
  animation: `${drop} ${motion.quick} ${motion.ease}`,
});

export const menu = styleVariants({
  start: [menuBase, { insetInlineStart: 0 }],
  end: [menuBase, { insetInlineEnd: 0 }],
  above: [menuBase, { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${space[1]})`, insetInlineStart: 0 }],
  /** At the end; on mobile, where the button is first in its line, at the start. */
  endWhenWide: [
    menuBase,
    { insetInlineEnd: 0, '@media': { [media.narrow]: { insetInlineEnd: 'auto', insetInlineStart: 0 } } },
  ],
});

/** Above the items: the owner of the menu. */
export const header = style({
  padding: `${space[3]} ${space[3]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const items = style({ display: 'grid', padding: space[1] });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  width: '100%',
  minHeight: size.control,
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: text[14],
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus': { background: color.hover },
    '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: color.textQuiet, cursor: 'not-allowed' },
  },
});

export const itemIcon = style({ flexShrink: 0, color: color.textQuiet });

/** On its own line below the text. */
export const reason = style({
  flexBasis: '100%',
  paddingBlockEnd: space[1],
  paddingInlineStart: space[6],
  fontSize: text[13],
  textAlign: 'start',
});
