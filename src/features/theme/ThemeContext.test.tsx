import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTheme } from './ThemeProvider.tsx';

function Visitor() {
  useTheme();
  return null;
}

it('useTheme throws an error that names its provider', () => {
  expect(() => renderToStaticMarkup(<Visitor />)).toThrow('useTheme must be used within a ThemeProvider');
});
