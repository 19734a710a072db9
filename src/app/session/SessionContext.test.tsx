import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './SessionContext.ts';

function Visitor() {
  useAuth();
  return null;
}

it('useAuth names its provider when there is none', () => {
  expect(() => renderToStaticMarkup(<Visitor />)).toThrow('useAuth must be used within an AuthProvider');
});
