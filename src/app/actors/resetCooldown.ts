import { fromCallback } from 'xstate';
import type { CooldownCommand, PasswordResetEvent } from '../../../machines/passwordReset/passwordResetContext.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Where all tabs keep the time at which another reset link may be asked for, in milliseconds since the epoch. */
const RESET_ALLOWED_AT_KEY = 'app-reset-allowed-at';
/** A longer wait is no cooldown: the clock of the machine was set back. */
const LONGEST_WAIT = 3_600;

function secondsLeft(): number {
  const seconds = Math.ceil((Number(safeStorage.getItem(RESET_ALLOWED_AT_KEY)) - Date.now()) / 1_000);
  return seconds > 0 && seconds <= LONGEST_WAIT ? seconds : 0;
}

/** Tells the reset chart how long the cooldown lasts, which reloads and other tabs share. */
export const watchCooldown = fromCallback<CooldownCommand>(({ sendBack, receive }) => {
  const tell: (event: PasswordResetEvent) => void = sendBack;
  const check = () => tell({ type: 'cooldown.ticked', secondsLeft: secondsLeft() });
  const listening = new AbortController();
  window.addEventListener('storage', ({ key }) => key === RESET_ALLOWED_AT_KEY && check(), {
    signal: listening.signal,
  });
  receive((command) => {
    if (command.type === 'cooldown.start' && command.seconds > secondsLeft()) {
      safeStorage.setItem(RESET_ALLOWED_AT_KEY, String(Date.now() + command.seconds * 1_000));
    }
    check();
  });
  check();
  return () => listening.abort();
});
