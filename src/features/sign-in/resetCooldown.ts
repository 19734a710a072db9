import { fromCallback } from 'xstate';
import type { CooldownCommand, PasswordResetEvent } from '../../../machines/passwordReset/passwordResetContext.ts';
import { safeStorage } from '../../backend/wire/storage.ts';

/** The start of the cooldown in milliseconds since the epoch, and its length in seconds; shared by all tabs. */
const RESET_COOLDOWN_KEY = 'app-reset-cooldown';

function begin(seconds: number): void {
  safeStorage.setItem(RESET_COOLDOWN_KEY, `${Date.now()} ${seconds}`);
}

function secondsLeft(): number {
  const [since = 0, seconds = 0] = (safeStorage.getItem(RESET_COOLDOWN_KEY) ?? '').split(' ').map(Number);
  const elapsed = (Date.now() - since) / 1_000;
  // The clock was set back: restart the cooldown, or it would end that much later.
  if (elapsed < 0) begin(seconds);
  const left = Math.ceil(seconds - Math.max(0, elapsed));
  return left > 0 ? left : 0;
}

/** Sends the remaining cooldown to the reset chart. It survives reloads and is shared by all tabs. */
export const watchCooldown = fromCallback<CooldownCommand>(({ sendBack, receive }) => {
  const send: (event: PasswordResetEvent) => void = sendBack;
  const check = () => send({ type: 'cooldown.ticked', secondsLeft: secondsLeft() });
  const listeners = new AbortController();
  window.addEventListener('storage', ({ key }) => key === RESET_COOLDOWN_KEY && check(), {
    signal: listeners.signal,
  });
  receive((command) => {
    if (command.type === 'cooldown.start' && command.seconds > secondsLeft()) {
      begin(command.seconds);
    }
    check();
  });
  check();
  return () => listeners.abort();
});
