import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { beforeEach, expect, it } from 'vitest';
import { announce, announceFailure, announceSuccess } from './announce.ts';

/** What is kept now: kind, text and how long it is shown. */
function kept(): string[] {
  let toasts: string[] = [];
  function Reader() {
    toasts = useToasterStore().toasts.map(({ type, message, duration }) => [type, message, duration].join(' '));
    return null;
  }
  renderToStaticMarkup(<Reader />);
  return toasts;
}

beforeEach(() => toast.remove());

it('a success stays for 2 s, a failure and a blank one for 4 s, the newest first', () => {
  announceSuccess('Saved');
  announceFailure('Not saved');
  announce('Changes discarded');
  expect(kept()).toEqual(['blank Changes discarded 4000', 'error Not saved 4000', 'success Saved 2000']);
});

it('20 are kept at most', () => {
  for (let number = 1; number <= 25; number += 1) announce(String(number));
  expect(kept()).toHaveLength(20);
  expect(kept()[0]).toBe('blank 25 4000');
});
