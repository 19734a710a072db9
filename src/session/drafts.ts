import { useEffect, useEffectEvent } from 'react';
import { selectCondition } from '../../machines/session/selectors.ts';
import { createSafeStorage } from '../backend/wire/storage.ts';
import { type SessionActor, useAuth } from './SessionContext.ts';

/** What a user typed before their session ended in this tab, other than by hand (decisions, sign-in). */
const DRAFT_KEY = 'app-draft';
const tabStorage = createSafeStorage(() => sessionStorage);

/** The input of one form; `form` names it. */
type Draft = { userId: string; form: string; value: unknown };

/** Stores a draft without passwords, for the user's next sign-in in this tab. */
export function storeDraft(draft: Draft): void {
  const withoutPassword = (key: string, value: unknown) =>
    typeof value === 'string' && /password/i.test(key) ? '' : value;
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft, withoutPassword));
}

function read(): Partial<Draft> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The input stored for this form of the user, or null. */
export function storedDraft(userId: string, form: string): unknown {
  const draft = read();
  return draft.userId === userId && draft.form === form ? (draft.value ?? null) : null;
}

/** Clears the stored draft. */
export function clearDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

/** Clears the stored draft if it belongs to another user. */
export function clearDraftOfOthers(userId: string): void {
  if (read().userId !== userId) clearDraft();
}

/** Stores what `readInput` returns, unless null, if the session ends other than by hand while the form is mounted. */
export function useDraft(userId: string, form: string, readInput: () => unknown): void {
  const session = useAuth();
  const readNow = useEffectEvent(readInput);
  useEffect(() => {
    // It is in the form now.
    if (storedDraft(userId, form) !== null) clearDraft();
    return () => {
      const value = hasEndedByItself(session) ? readNow() : null;
      if (value !== null) storeDraft({ userId, form, value });
    };
  }, [session, userId, form]);
}

/** Whether the session is ending or has ended by inactivity, in another browser or by a suspension. */
function hasEndedByItself(session: SessionActor): boolean {
  const snapshot = session.getSnapshot();
  const isEnding = (['timingOut', 'suspended'] as const).some((by) => snapshot.matches({ signingOut: by }));
  return isEnding || hasExpired(session) || ['timedOut', 'suspended'].includes(selectCondition(snapshot));
}

/** Whether the server has ended the session, such as from another browser. */
export function hasExpired(session: SessionActor): boolean {
  const snapshot = session.getSnapshot();
  return snapshot.matches({ signingOut: 'expired' }) || snapshot.matches({ signedOut: 'expired' });
}
