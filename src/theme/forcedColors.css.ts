import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';

/**
 * Where somebody has the system choose all colours there are no grounds and no shadows: what only these tell apart gets
 * the system's own colours for it.
 */
const whereForced = (rule: Record<string, string>) => ({ '@media': { [media.forcedColors]: rule } });

const CHOSEN = ':is([aria-current], [aria-selected="true"])';
globalStyle(
  CHOSEN,
  whereForced({ forcedColorAdjust: 'none', background: 'Highlight !important', color: 'HighlightText !important' }),
);
globalStyle(`${CHOSEN} *`, whereForced({ background: 'none !important', color: 'HighlightText !important' }));
// Chromium keeps the colour of an icon: it takes the forced one of the text around it.
globalStyle('svg', whereForced({ color: 'inherit !important' }));
globalStyle(
  '[aria-disabled="true"]',
  whereForced({ color: 'GrayText !important', borderColor: 'GrayText !important' }),
);
globalStyle(
  'dialog > :first-child, [role="menu"], [role="tooltip"], [role="listbox"]',
  whereForced({ outline: '1px solid CanvasText' }),
);
