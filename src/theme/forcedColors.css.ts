import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';

/** With forced colors there are no backgrounds and shadows: elements that only these distinguish get system colors. */
const whereForced = (rule: Record<string, string>) => ({ '@media': { [media.forcedColors]: rule } });

const CHOSEN = ':is([aria-current], [aria-selected="true"])';
globalStyle(
  CHOSEN,
  whereForced({ forcedColorAdjust: 'none', background: 'Highlight !important', color: 'HighlightText !important' }),
);
globalStyle(`${CHOSEN} *`, whereForced({ background: 'none !important', color: 'HighlightText !important' }));
// Chromium does not force the color of icons: inherit it from the text.
globalStyle('svg', whereForced({ color: 'inherit !important' }));
globalStyle(
  '[aria-disabled="true"]',
  whereForced({ color: 'GrayText !important', borderColor: 'GrayText !important' }),
);
globalStyle(
  'dialog > :first-child, [role="menu"], [role="tooltip"], [role="listbox"]',
  whereForced({ outline: '1px solid CanvasText' }),
);
