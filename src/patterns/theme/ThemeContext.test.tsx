import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTheme } from './ThemeProvider.tsx';

function Visitor() {
  useTheme();
  return null;
}

it('useTheme throws an error that mentions its provider', () => {
  expect(() => renderToStaticMarkup(<Visitor />)).toThrow('useTheme must be used within a ThemeProvider');
});
