import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { beforeEach, expect, it } from 'vitest';
import { announce, announceFailure, announcements, announceSuccess } from './announce.ts';

/** The current toasts: type, text and duration. */
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

it('F-113 shows a success for 2 s, a neutral toast and an error in place for 4 s, another error until it is dismissed', () => {
  announceSuccess('Saved');
  announcements.announceFailure(undefined, { text: 'Not saved' });
  announceFailure('Not restored');
  announce('Changes discarded');
  expect(saved()).toEqual([
    { type: 'blank', message: 'Changes discarded', duration: 4_000 },
    { type: 'error', message: 'Not restored', duration: Infinity },
    { type: 'error', message: 'Not saved', duration: 4_000 },
    { type: 'success', message: 'Saved', duration: 2_000 },
  ]);
});

it('shows at most 20 toasts', () => {
  for (let number = 1; number <= 25; number += 1) announce(String(number));
  expect(saved()).toHaveLength(20);
  expect(saved()[0]).toMatchObject({ message: '25' });
});
