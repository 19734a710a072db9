import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import type { DialogCode } from '../../../machines/shortcuts/shortcutsMachine.ts';

let overtake = () => {};

/**
 * Fetches what somebody has opened. There is one opening at a time, as two dialogs would lie upon each other: it
 * overtakes the one whose code is still on its way. Code that is not there after 15 s does not come.
 * @param preload fetches the code, and tells whether it came
 */
export function fetchOpening(preload: () => Promise<boolean>): Promise<DialogCode> {
  overtake();
  return new Promise((resolve) => {
    const settle = (code: DialogCode) => {
      clearTimeout(timeout);
      resolve(code);
    };
    const fail = () => settle(navigator.onLine ? 'missing' : 'offline');
    const timeout = setTimeout(fail, REQUEST_TIMEOUT);
    overtake = () => settle('overtaken');
    void preload().then((isFetched) => (isFetched ? settle('fetched') : fail()));
  });
}
