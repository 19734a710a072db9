import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from './Drawing.tsx';
import type { Layout } from './layout.ts';

const styles = readFileSync(new URL('drawing.css', import.meta.url), 'utf8').replace(/\n\s*/g, '');

/** A drawing as a standalone SVG file, which follows the light or dark mode of the device. */
export function picture(title: string, layout: Layout): string {
  const svg = renderToStaticMarkup(createElement(Drawing, { title, layout }));
  return svg.replace('>', `><style>${styles}</style>`) + '\n';
}
