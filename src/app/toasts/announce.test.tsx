import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { beforeEach, expect, it } from 'vitest';
import { announce, announceFailure, announceSuccess } from './announce.ts';

/** What is kept now: kind, text and how long it is shown. */
function saved() {
  let toasts: { type: string; message: unknown; duration: number | undefined }[] = [];
  function Reader() {
    toasts = useToasterStore().toasts.map(({ type, message, duration }) => ({ type, message, duration }));
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
  expect(saved()).toEqual([
    { type: 'blank', message: 'Changes discarded', duration: 4_000 },
    { type: 'error', message: 'Not saved', duration: 4_000 },
    { type: 'success', message: 'Saved', duration: 2_000 },
  ]);
});

it('20 are kept at most', () => {
  for (let number = 1; number <= 25; number += 1) announce(String(number));
  expect(saved()).toHaveLength(20);
  expect(saved()[0]).toMatchObject({ message: '25' });
});
