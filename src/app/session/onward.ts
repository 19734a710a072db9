import { destinationAfterSignIn } from '../paths.ts';
import { returnToOf } from './returnTo.ts';

/**
 * Where a sign-in leads: to the page asked for, else to the one that inactivity closed.
 * @param search the address of the sign-in
 */
export function onwardAddress(search: string, userId: string | undefined): string {
  return destinationAfterSignIn(new URLSearchParams(search).get('next') ?? returnToOf(userId));
}
