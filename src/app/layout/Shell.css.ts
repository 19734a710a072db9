import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { media } from '../../theme/media.ts';

const { color, layer, radius, shadow, size, space, text, weight } = vars;

export const skip = style([
  hiddenInPrint,
  {
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: layer.toast,
    padding: `${space[2]} ${space[4]}`,
    background: color.raised,
    boxShadow: shadow.menu,
    borderRadius: radius.control,
    selectors: { '&:not(:focus)': { boxShadow: 'none', transform: 'translateY(-200%)' } },
  },
]);

export const page = style({ '@media': { [media.screen]: { paddingBlockStart: size.bar } } });
export const besideSidebar = style({ '@media': { [media.screen]: { paddingInlineStart: size.sidebar } } });
export const main = style({
  padding: space[6],
  outline: 'none',
  '@media': { [media.narrow]: { padding: space[4] }, [media.paper]: { padding: 0 } },
});

export const noRole = style({ display: 'grid', placeContent: 'center', minHeight: '50dvh', textAlign: 'center' });
export const noRoleText = style({ fontSize: text[16], fontWeight: weight.medium });

/** Sticky below the top bar and its menus. */
export const banners = style([
  hiddenInPrint,
  { position: 'sticky', zIndex: `calc(${layer.bar} - 1)`, insetBlockStart: size.bar },
]);
