import type { Palette } from '../../../src/theme/palette.ts';

type Colors = Pick<
  Palette['color'],
  | 'page'
  | 'panel'
  | 'raised'
  | 'border'
  | 'borderStrong'
  | 'text'
  | 'textQuiet'
  | 'accent'
  | 'accentInk'
  | 'accentSoft'
  | 'warning'
  | 'danger'
  | 'success'
>;

/** The CSS of a drawing, used by the gallery and by standalone SVG files. */
export const drawingStyles = `
.chart { font-family: -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; }
.chart .box { fill: var(--chart-raised); stroke: var(--chart-borderStrong); stroke-width: 1; }
.chart .box.frame { fill: var(--chart-panel); stroke: var(--chart-border); }
.chart .box.region { stroke-dasharray: 4 4; stroke: var(--chart-borderStrong); }
.chart .box.outer { fill: none; stroke: none; }
.chart .name { font-size: 14px; font-weight: 600; fill: var(--chart-text); }
.chart .line { font-size: 12px; fill: var(--chart-textQuiet); }
.chart .line.effect { fill: var(--chart-accentInk); }
.chart .line.tag { fill: var(--chart-warning); }
.chart .arrow { fill: none; stroke: var(--chart-borderStrong); stroke-width: 1.25; }
.chart .head, .chart .dot { fill: var(--chart-borderStrong); }
.chart .plate { fill: var(--chart-panel); opacity: 0.88; }
.chart .active > .box { fill: var(--chart-accentSoft); stroke: var(--chart-accent); stroke-width: 2; }
.chart .active > .box.frame { fill: var(--chart-panel); stroke: var(--chart-accent); stroke-width: 1.5; }
.chart .active > .box.outer { stroke: none; fill: none; }
.chart .line.possible { fill: var(--chart-accentInk); font-weight: 600; }
.chart .possible > .arrow { stroke: var(--chart-accent); }
.chart .possible > .head { fill: var(--chart-accent); }
${[
  ['untaken', 'danger'],
  ['rare', 'warning'],
  ['taken', 'success'],
]
  .map(
    ([mark, color]) => `.chart .line.${mark} { fill: var(--chart-${color}); }
.chart .${mark} > .arrow { stroke: var(--chart-${color}); stroke-width: 2; }
.chart .${mark} > .head { fill: var(--chart-${color}); }`,
  )
  .join('\n')}
`;

/** The colors of a drawing as custom properties. */
export function drawingColors(colors: Colors): Record<`--chart-${keyof Colors}`, string> {
  return {
    '--chart-page': colors.page,
    '--chart-panel': colors.panel,
    '--chart-raised': colors.raised,
    '--chart-border': colors.border,
    '--chart-borderStrong': colors.borderStrong,
    '--chart-text': colors.text,
    '--chart-textQuiet': colors.textQuiet,
    '--chart-accent': colors.accent,
    '--chart-accentInk': colors.accentInk,
    '--chart-accentSoft': colors.accentSoft,
    '--chart-warning': colors.warning,
    '--chart-danger': colors.danger,
    '--chart-success': colors.success,
  };
}
