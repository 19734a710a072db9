import type { Plugin } from 'vite';

const CREATE_ICON = /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Lucide's function that makes an icon of its drawing, for icons that have a size and a class and are not read aloud. */
const FLAT = `
import { createElement } from 'react';

export default function createLucideIcon({ node }) {
  let drawing;
  return function LucideIcon({ size = 24, ...rest }) {
    drawing ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      drawing,
    );
  };
}
`;

/**
 * Builds with icons that are one component each, and share the elements of their drawing. Lucide's are two, a context
 * and a copy of every attribute, for settings that the product does not use.
 * @throws when Lucide has no longer the file that this was written for
 */
export function flatIcons(): Plugin {
  let isFound = false;
  return {
    name: 'flat-icons',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!CREATE_ICON.test(id)) return null;
      isFound = true;
      return FLAT;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('flatIcons: Lucide makes its icons in another file');
    },
  };
}
