import { createSafeStorage } from '../../backend/storage.ts';

/** Where this tab keeps the display name that somebody typed before inactivity signed them out (decisions, sign-in). */
const DRAFT_KEY = 'app-settings-draft';
const tabStorage = createSafeStorage(() => sessionStorage);

type Draft = { userId: string; displayName: string };

/** Keeps a typed, unsaved display name for the person's next sign-in in this tab. */
export function storeSettingsDraft(draft: Draft): void {
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The display name kept for this person; null when there is none. */
export function storedSettingsDraft(userId: string): string | null {
  try {
    const draft = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return draft.userId === userId && typeof draft.displayName === 'string' ? draft.displayName : null;
  } catch {
    return null;
  }
}

/** Forgets it: it is back in the form, the person has signed out by hand, or somebody else signed in. */
export function clearSettingsDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

/** Forgets it when it is not this person's. */
export function clearSettingsDraftOfOthers(userId: string): void {
  if (storedSettingsDraft(userId) === null) clearSettingsDraft();
}
