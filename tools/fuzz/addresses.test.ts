import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksForLink, failedLinkIn } from '../../src/session/mailLink.ts';
import { destinationAfterSignIn, ROUTES, signInAddress } from '../../src/session/paths.ts';
import { createLinkDetector, parseLinkError } from '../../src/backend/auth/links.ts';
import { fuzz } from '../testing/fuzz.ts';
import { fragment, hostileText, queryString } from '../testing/hostile.ts';
import '../testing/vitestSetup.ts';

const ORIGIN = 'https://staff.example';
const PROTECTED = Object.keys(ROUTES).filter((path) => ROUTES[path as keyof typeof ROUTES].access === 'ready');

it('N-02 any next parameter leads to a page of the app after the sign-in', () => {
  const wish = fc.oneof(
    hostileText,
    fc
      .tuple(fc.constantFrom('/', '//', '/\\', '/dashboard', '/settings', ORIGIN), queryString)
      .map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fuzz.each(wish, 1_000, (next) => {
    const target = new URL(destinationAfterSignIn(next), ORIGIN);
    expect(target.origin).toBe(ORIGIN);
    expect(PROTECTED).toContain(target.pathname);
  });
});

it('the sign-in returns to the requested page with its query', () => {
  fuzz.each(fc.tuple(fc.constantFrom(...PROTECTED), queryString), 1_000, ([path, query]) => {
    const page = new URL(`${path}?${query.replaceAll('#', '%23')}`, ORIGIN);
    const signIn = new URL(signInAddress(page), ORIGIN);
    expect(destinationAfterSignIn(signIn.searchParams.get('next'))).toBe(page.pathname + page.search);
  });
});

it('G-16 any fragment is parsed as a link error or ignored', () => {
  fuzz.each(fragment, 1_000, (hash) => {
    const error = parseLinkError(`#${hash}`);
    if (error !== null) expect([typeof error.code, typeof error.description]).toEqual(['string', 'string']);
  });
});

it('G-14 only reset and confirmation links on their pages start a session from a fragment', () => {
  const path = fc.oneof(
    fc.constantFrom('/', '/setup', '/login', '/dashboard'),
    hostileText.map((text) => `/${text}`),
  );
  fuzz.each(fc.tuple(path, queryString, fragment), 1_000, ([pathname, query, hash]) => {
    let isCleaned = false;
    const detector = createLinkDetector(
      () => null,
      () => (isCleaned = true),
    );
    const address = new URL(ORIGIN);
    address.pathname = pathname;
    address.search = query;
    const parameters = Object.fromEntries(new URLSearchParams(hash));
    const isTaken = detector.detect(address, parameters);
    expect(isCleaned, 'removes a token from the URL').toBe(parameters['access_token'] !== undefined);
    if (!isTaken) return;
    expect(['/', '/setup']).toContain(address.pathname);
    expect(['recovery', 'signup']).toContain(parameters['type']);
  });
});

it('any history state is parsed as a failed link or ignored', () => {
  const state = fc.oneof(fc.anything(), fc.record({ failedLink: fc.anything(), asksForLink: fc.anything() }));
  fuzz.each(state, 500, (blocked) => {
    expect(['string', 'object']).toContain(typeof failedLinkIn(blocked));
    expect(typeof asksForLink(blocked)).toBe('boolean');
  });
});
