import type { Plugin } from 'vite';

const CHART = /\/machines\/.*Machine\.ts$/;
const DESCRIPTION = /(^\s*|[{,]\s*)description:\s*'(?:[^'\\]|\\.)*'(?:\s*\+\s*'(?:[^'\\]|\\.)*')*,?/gm;

/** Leaves the charts' descriptions out of production builds: designers read them, browsers need not fetch them. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CHART.test(id) ? { code: code.replace(DESCRIPTION, '$1'), map: null } : null),
  };
}
