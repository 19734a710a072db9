import { createSafeStorage } from '../backend/wire/storage.ts';
import { destinationAfterSignIn } from './paths.ts';

/** The page of a user whom inactivity signed out in this tab (decisions, sign-in). */
const RETURN_TO_KEY = 'app-kept-place';
const tabStorage = createSafeStorage(() => sessionStorage);

type ReturnTo = { userId: string; address: string };

function read(): Partial<Record<keyof ReturnTo, unknown>> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(RETURN_TO_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Stores the user's current page, for their next sign-in in this tab. */
export function storeReturnTo(userId: string, { pathname, search }: { pathname: string; search: string }): void {
  tabStorage.setItem(RETURN_TO_KEY, JSON.stringify({ userId, address: pathname + search }));
}

/** The page stored for this user, or null. */
export function returnToOf(userId: string | undefined): string | null {
  const { userId: owner, address } = read();
  return owner === userId && typeof address === 'string' ? address : null;
}

/** Clears the stored page. */
export function clearReturnTo(): void {
  tabStorage.removeItem(RETURN_TO_KEY);
}

/**
 * The path to open after the sign-in: the requested page, otherwise the stored one.
 * @param search the query string of the sign-in page
 */
export function onwardAddress(search: string, userId: string | undefined): string {
  return destinationAfterSignIn(new URLSearchParams(search).get('next') ?? returnToOf(userId));
}
