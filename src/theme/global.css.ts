import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { belowBars } from './belowBars.ts';
import { media } from './media.ts';

const { color, font, leading, radius, size, space, text, weight } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  fontFamily: font.sans,
  fontSize: '100%',
  lineHeight: leading.body,
  background: color.page,
  color: color.text,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${color.borderStrong} transparent`,
  scrollbarGutter: 'stable',
  // Focused elements scroll clear of the bars and a table's header (WCAG 2.4.11). Cards have none.
  scrollPaddingBlockStart: `calc(${belowBars} + ${size.control})`,
  '@media': {
    // The reason of an unavailable action is at the lower edge.
    [media.narrow]: { scrollPaddingBlock: `calc(${belowBars} + ${space[2]}) calc(${space[16]} + ${space[4]})` },
    [media.paper]: { background: 'none' },
  },
});
/** Not if the scrollbar takes space: the strip without it would stay bright beside the backdrop. */
globalStyle('html:has(dialog:modal)', { '@media': { [media.touch]: { overflow: 'hidden' } } });

globalStyle('body', {
  minHeight: '100dvh',
  fontSize: text[14],
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3', {
  fontSize: text[16],
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  letterSpacing: '-0.006em',
  textWrap: 'balance',
});
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit' });
globalStyle('button, [role="button"], select, summary', { cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('::placeholder', { color: color.textQuiet, opacity: 1 });
globalStyle('a', { color: color.accentInk, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
// Zero specificity, so that a class can set its own padding.
globalStyle(':where([role="list"])', { padding: 0, listStyle: 'none' });
globalStyle('img, svg', { display: 'block', flexShrink: 0 });
// Icons need no clipping, and without it lists of them scroll faster.
globalStyle('svg', { overflow: 'visible' });
globalStyle('dialog', { color: 'inherit' });
globalStyle('dialog::backdrop', { background: color.backdrop });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: radius.small,
});
/** Headings get the focus when a page or dialog opens, as a place to start reading. They are not controls. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
