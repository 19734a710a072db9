import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dark, light } from '../../../src/theme/palette.ts';
import { Drawing } from '../../../charts/src/drawing/Drawing.tsx';
import { drawingColors, drawingStyles } from '../../../charts/src/drawing/drawingStyles.ts';
import type { Layout } from '../../../charts/src/drawing/layout.ts';

const properties = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

const styles = `
svg { ${properties(drawingColors(light.color))} background: var(--chart-page); }
@media (prefers-color-scheme: dark) { svg { ${properties(drawingColors(dark.color))} } }
${drawingStyles}`;

/** A drawing as a standalone SVG file, which follows the light or dark mode of the device. */
export function picture(title: string, layout: Layout): string {
  const svg = renderToStaticMarkup(createElement(Drawing, { title, layout }));
  return svg.replace('>', `><style>${styles}</style>`) + '\n';
}
