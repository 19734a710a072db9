import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { expect, it } from 'vitest';

function Durations() {
  return useToasterStore().toasts.map(({ type, duration }) => `${type} ${String(duration)};`);
}

it('shows a loading toast until it is dismissed, a custom one for 4 s', () => {
  toast.remove();
  toast.loading('Loading');
  toast.custom('Anything');
  expect(renderToStaticMarkup(<Durations />)).toBe('custom 4000;loading Infinity;');
});
