import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

it('renders preloaded code without suspending, and loads it again after a failure', async () => {
  const results = [Promise.reject(new Error('offline')), Promise.resolve({ Component: () => <p>here</p> })];
  const Lazy = lazyComponent(() => results.shift() ?? expect.unreachable());
  expect(await Lazy.preload()).toBe(false);
  expect(await Lazy.preload()).toBe(true);
  expect(renderToString(<Lazy />)).toBe('<p>here</p>');
});
