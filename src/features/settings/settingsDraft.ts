import { createSafeStorage } from '../../backend/storage.ts';

/** The unsaved display name of a user whom inactivity signed out in this tab (decisions, sign-in). */
const DRAFT_KEY = 'app-settings-draft';
const tabStorage = createSafeStorage(() => sessionStorage);

type Draft = { userId: string; displayName: string };

/** Stores an unsaved display name for the user's next sign-in in this tab. */
export function storeSettingsDraft(draft: Draft): void {
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The display name stored for this user, or null. */
export function storedSettingsDraft(userId: string): string | null {
  try {
    const draft = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return draft.userId === userId && typeof draft.displayName === 'string' ? draft.displayName : null;
  } catch {
    return null;
  }
}

/** Clears the stored display name. */
export function clearSettingsDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

/** Clears the stored display name if it belongs to another user. */
export function clearSettingsDraftOfOthers(userId: string): void {
  if (storedSettingsDraft(userId) === null) clearSettingsDraft();
}
