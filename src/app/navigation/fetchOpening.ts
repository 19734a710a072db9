import type { DialogCode } from '../../../machines/shortcuts/shortcutsMachine.ts';

let overtake = () => {};

/**
 * Fetches what somebody has opened. There is one opening at a time, as two dialogs would lie upon each other: it
 * overtakes the one whose code is still on its way.
 * @param preload fetches the code, and tells whether it came
 */
export function fetchOpening(preload: () => Promise<boolean>): Promise<DialogCode> {
  overtake();
  return new Promise((resolve) => {
    overtake = () => resolve('overtaken');
    void preload().then((isFetched) => resolve(isFetched ? 'fetched' : navigator.onLine ? 'missing' : 'offline'));
  });
}
