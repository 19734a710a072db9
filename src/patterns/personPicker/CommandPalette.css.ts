import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { truncate } from '../../theme/text.css.ts';
import * as dialogStyles from '../../components/dialog/Dialog.css.ts';

const { color, radius, size, space, text } = vars;

/** Also at the top on mobile, where the keyboard covers the lower half. */
export const dialog = style([
  dialogStyles.dialog,
  {
    // Doubled specificity: the chunk order may put the dialog's position after this one.
    selectors: { '&&': { width: '560px', marginBlock: '12vh auto' } },
    '@media': {
      [media.narrow]: {
        selectors: { '&&': { width: `calc(100% - ${space[4]})`, maxWidth: 'none', margin: `${space[2]} auto auto` } },
      },
    },
  },
]);
export const surface = style([
  dialogStyles.surface,
  {
    selectors: { '&&': { overflow: 'hidden', borderRadius: radius.dialog } },
    '@media': { [media.narrow]: { selectors: { '&&': { maxHeight: '60dvh' } } } },
  },
]);

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flexShrink: 0,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const fieldIcon = style({ flexShrink: 0, color: color.textQuiet });
/** No focus ring: it is the only focusable element, and the caret shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '52px',
  border: 0,
  background: 'none',
  fontSize: text[16],
  outline: 'none',
});

export const options = style({ overflowY: 'auto', padding: space[2], overscrollBehavior: 'contain' });
export const groupName = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: color.textQuiet,
  fontSize: text[13],
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '40px',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  scrollMarginBlock: space[8],
  selectors: { '&[aria-selected="true"]': { background: color.accentSoft, color: color.accentInk } },
});
/** Muted text needs more contrast on the background of the active option. */
globalStyle(`${option}[aria-selected="true"] :is(bdi, svg, span:not([aria-hidden]))`, { color: 'inherit' });
export const icon = style({ flexShrink: 0, color: color.textQuiet });
export const label = truncate;
export const aside = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textQuiet,
  fontSize: text[13],
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexShrink: 0,
  minHeight: size.control,
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textQuiet,
  fontSize: text[13],
});
