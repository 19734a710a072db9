import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, radius, size, space, text, weight } = vars;

/** Takes no space while empty, but stays in the document as a live region. */
export const status = style({ color: color.textQuiet, selectors: { '&:empty': { position: 'absolute' } } });

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const fileName = style({
  marginInlineEnd: 'auto',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  // The counts start at the same edge, however many fit beside it.
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});

export const rows = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const rowsTitle = style({ fontSize: text[14], fontWeight: weight.medium });
export const scroll = style({
  maxHeight: '36vh',
  borderRadius: radius.panel,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: size.control,
  // On mobile the whole sheet scrolls.
  '@media': { [media.narrow]: { maxHeight: 'none' } },
});

export const more = style({ paddingBlock: space[2], color: color.textQuiet, textAlign: 'center' });

/** Reasons are not truncated: the row grows. */
export const reasons = style({ paddingBlock: space[2] });
export const reason = style({ display: 'block', fontSize: text[13], whiteSpace: 'normal', overflowWrap: 'anywhere' });
/** At least 24 px high, and apart from the button below it (WCAG 2.5.8). */
export const userLink = style([reason, { marginBlockEnd: space[1], paddingBlock: space[1] }]);

export const progress = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
