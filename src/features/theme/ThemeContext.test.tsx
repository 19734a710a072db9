import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTheme } from './ThemeProvider.tsx';

function Visitor() {
  useTheme();
  return null;
}

it('useTheme names its provider when there is none', () => {
  expect(() => renderToStaticMarkup(<Visitor />)).toThrow('useTheme must be used within a ThemeProvider');
});
