import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dark, light } from '../../../../src/theme/palette.ts';
import { Drawing } from './Drawing.tsx';
import { drawingColors, drawingStyles } from './drawingStyles.ts';
import type { Layout } from './layout.ts';

const properties = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

const styles = `
svg { ${properties(drawingColors(light.color))} background: var(--color-page); }
@media (prefers-color-scheme: dark) { svg { ${properties(drawingColors(dark.color))} } }
${drawingStyles}`;

const markStyles = `
svg { --color-dangerInk: ${light.color.dangerInk}; }
@media (prefers-color-scheme: dark) { svg { --color-dangerInk: ${dark.color.dangerInk}; } }
.chart .line.tag { fill: var(--color-textQuiet); }
${Object.entries({ added: 'success', removed: 'dangerInk', changed: 'warning' })
  .map(
    ([mark, color]) => `
.chart .${mark} > .box, .chart .${mark} > .arrow { stroke: var(--color-${color}); stroke-width: 2; }
.chart .${mark} > .name, .chart .line.${mark}, .chart .${mark} > .head { fill: var(--color-${color}); }`,
  )
  .join('')}
.chart .removed > .box, .chart .removed > .arrow { stroke-dasharray: 5 4; }
`;

/**
 * A drawing as a standalone SVG file, which follows the light or dark mode of the device.
 * @param isCompared whether parts are marked as added, removed or changed
 */
export function picture(title: string, layout: Layout, isCompared = false): string {
  const svg = renderToStaticMarkup(createElement(Drawing, { title, layout }));
  return svg.replace('>', `><style>${styles}${isCompared ? markStyles : ''}</style>`) + '\n';
}
