import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './SessionContext.ts';

function Visitor() {
  useAuth();
  return null;
}

it('useAuth throws an error that mentions its provider', () => {
  expect(() => renderToStaticMarkup(<Visitor />)).toThrow('useAuth must be used within an AuthProvider');
});
