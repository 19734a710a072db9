import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hiddenInPrint } from '../../../theme/paper.css.ts';

const { color, layer, radius, shadow, space, weight } = vars;

/** Above the end of the window, wherever the list is scrolled to. */
export const bar = style([
  hiddenInPrint,
  {
    position: 'fixed',
    zIndex: layer.bar,
    insetBlockEnd: space[4],
    insetInlineStart: '50%',
    translate: '-50%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    width: 'max-content',
    maxWidth: `calc(100vw - ${space[6]})`,
    padding: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    background: color.raised,
    boxShadow: shadow.menu,
  },
]);
export const count = style({ marginInlineEnd: space[2], fontWeight: weight.medium });
/** The end of the list stays visible above the bar. */
globalStyle(`main:has(${bar})`, { paddingBlockEnd: '8rem' });
