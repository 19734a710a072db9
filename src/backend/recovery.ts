import { safeStorage } from './storage.ts';

/** Names the person whose session began with a password-reset link, over reloads. */
const RECOVERY_KEY = 'app-recovery';

/** Whether this person's session began with a reset link and still waits for the new password. */
export function isRecovering(userId: string): boolean {
  return safeStorage.getItem(RECOVERY_KEY) === userId;
}

/** Remembers that a reset link began this person's session. */
export function markRecovering(userId: string): void {
  safeStorage.setItem(RECOVERY_KEY, userId);
}

/** Forgets it: after the new password is saved, or at sign-out. */
export function clearRecovering(): void {
  safeStorage.removeItem(RECOVERY_KEY);
}
