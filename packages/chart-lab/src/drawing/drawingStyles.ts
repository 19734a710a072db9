import type { Palette } from '../../../../src/theme/palette.ts';

/** The CSS of a drawing, with the colors of the theme. */
export const drawingStyles = `
.chart { font-family: -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; background: var(--color-page); }
.chart .box { fill: var(--color-raised); stroke: var(--color-borderStrong); stroke-width: 1; }
.chart .box.frame { fill: var(--color-panel); stroke: var(--color-border); }
.chart .box.region { stroke-dasharray: 4 4; stroke: var(--color-borderStrong); }
.chart .box.outer { fill: none; stroke: none; }
.chart .name { font-size: 14px; font-weight: 600; fill: var(--color-text); }
.chart .line { font-size: 12px; fill: var(--color-textQuiet); }
.chart .line.effect { fill: var(--color-accentInk); }
.chart .line.tag { fill: var(--color-warning); }
.chart .arrow { fill: none; stroke-linejoin: round; stroke: var(--color-borderStrong); stroke-width: 1.25; }
.chart .head, .chart .dot { fill: var(--color-borderStrong); }
.chart .plate { fill: var(--color-panel); opacity: 0.88; }
.chart .active > .box { fill: var(--color-accentSoft); stroke: var(--color-accent); stroke-width: 2; }
.chart .active > .box.frame { fill: var(--color-panel); stroke: var(--color-accent); stroke-width: 1.5; }
.chart .active > .box.outer { stroke: none; fill: none; }
.chart .line.possible { fill: var(--color-accentInk); font-weight: 600; }
.chart .possible > .arrow { stroke: var(--color-accent); }
.chart .possible > .head { fill: var(--color-accent); }
${[
  ['untaken', 'danger'],
  ['rare', 'warning'],
  ['taken', 'success'],
]
  .map(
    ([mark, color]) => `.chart .line.${mark} { fill: var(--color-${color}); }
.chart .${mark} > .arrow { stroke: var(--color-${color}); stroke-width: 2; }
.chart .${mark} > .head { fill: var(--color-${color}); }`,
  )
  .join('\n')}
`;

/** The colors that a drawing uses, as the custom properties of the theme, for a file without it. */
export function drawingColors(colors: Palette['color']): Record<string, string> {
  const properties = Object.entries(colors).map(([name, value]) => [`--color-${name}`, value] as const);
  return Object.fromEntries(properties.filter(([name]) => drawingStyles.includes(`var(${name})`)));
}
