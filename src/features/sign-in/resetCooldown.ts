import { fromCallback } from 'xstate';
import type { CooldownCommand, PasswordResetEvent } from '../../../machines/passwordReset/passwordResetContext.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Where all tabs keep since when, in milliseconds since the epoch, and for how many seconds no other link is asked for. */
const RESET_COOLDOWN_KEY = 'app-reset-cooldown';

function begin(seconds: number): void {
  safeStorage.setItem(RESET_COOLDOWN_KEY, `${Date.now()} ${seconds}`);
}

function secondsLeft(): number {
  const [since = 0, seconds = 0] = (safeStorage.getItem(RESET_COOLDOWN_KEY) ?? '').split(' ').map(Number);
  const elapsed = (Date.now() - since) / 1_000;
  // The clock was set back: the wait counts from here, or it would be as much longer.
  if (elapsed < 0) begin(seconds);
  const left = Math.ceil(seconds - Math.max(0, elapsed));
  return left > 0 ? left : 0;
}

/** Tells the reset chart how long the cooldown lasts, which reloads and other tabs share. */
export const watchCooldown = fromCallback<CooldownCommand>(({ sendBack, receive }) => {
  const tell: (event: PasswordResetEvent) => void = sendBack;
  const check = () => tell({ type: 'cooldown.ticked', secondsLeft: secondsLeft() });
  const listening = new AbortController();
  window.addEventListener('storage', ({ key }) => key === RESET_COOLDOWN_KEY && check(), {
    signal: listening.signal,
  });
  receive((command) => {
    if (command.type === 'cooldown.start' && command.seconds > secondsLeft()) {
      begin(command.seconds);
    }
    check();
  });
  check();
  return () => listening.abort();
});
