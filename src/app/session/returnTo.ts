import { createSafeStorage } from '../../backend/storage.ts';

/** Where this tab keeps the page of somebody whom inactivity has signed out (decisions, sign-in). */
const PLACE_KEY = 'app-kept-place';
const tabStorage = createSafeStorage(() => sessionStorage);

type ReturnTo = { userId: string; address: string };

function read(): Partial<Record<keyof ReturnTo, unknown>> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(PLACE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps the page a person was on, for their next sign-in in this tab. */
export function storeReturnTo(userId: string, { pathname, search }: { pathname: string; search: string }): void {
  tabStorage.setItem(PLACE_KEY, JSON.stringify({ userId, address: pathname + search }));
}

/** The page kept for this person; null when there is none. */
export function returnToOf(userId: string | undefined): string | null {
  const { userId: owner, address } = read();
  return owner === userId && typeof address === 'string' ? address : null;
}

/** Forgets it: the person is there again, has signed out by hand, or somebody else signed in. */
export function clearReturnTo(): void {
  tabStorage.removeItem(PLACE_KEY);
}
