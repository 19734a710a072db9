import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

afterEach(() => vi.useRealTimers());

const Clock = () => useNow();

it('shows the current time in a row that scrolls back into view', () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(renderToStaticMarkup(<Clock />)).toBe('1000');
  vi.setSystemTime(65_000);
  expect(renderToStaticMarkup(<Clock />)).toBe('65000');
});
