import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksForLink, failedLinkIn } from '../../src/features/sign-in/links/mailLink.ts';
import { destinationAfterSignIn, ROUTES, signInAddress } from '../../src/app/paths.ts';
import { createLinkDetector, parseLinkError } from '../../src/backend/links.ts';
import { fuzz } from '../testing/fuzz.ts';
import { fragment, hostileText, queryString } from '../testing/hostile.ts';
import '../testing/vitestSetup.ts';

const ORIGIN = 'https://staff.example';
const PROTECTED = Object.keys(ROUTES).filter((path) => ROUTES[path as keyof typeof ROUTES].access === 'ready');

it('N-02 the page after the sign-in is one of our own, whatever the address says', () => {
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

it('the page asked for is the page after the sign-in, with whatever it is searched for', () => {
  fuzz.each(fc.tuple(fc.constantFrom(...PROTECTED), queryString), 1_000, ([path, query]) => {
    const page = new URL(`${path}?${query.replaceAll('#', '%23')}`, ORIGIN);
    const signIn = new URL(signInAddress(page), ORIGIN);
    expect(destinationAfterSignIn(signIn.searchParams.get('next'))).toBe(page.pathname + page.search);
  });
});

it('G-16 a fragment holds the reason why a link failed, or none', () => {
  fuzz.each(fragment, 1_000, (hash) => {
    const error = parseLinkError(`#${hash}`);
    if (error !== null) expect([typeof error.code, typeof error.description]).toEqual(['string', 'string']);
  });
});

it('G-14 a fragment becomes a session only as a reset or confirmation link on the pages of such links', () => {
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
    expect(isCleaned, 'a token leaves the address').toBe(parameters['access_token'] !== undefined);
    if (!isTaken) return;
    expect(['/', '/setup']).toContain(address.pathname);
    expect(['recovery', 'signup']).toContain(parameters['type']);
  });
});

it('what a history entry holds names a failed link, or none', () => {
  const state = fc.oneof(fc.anything(), fc.record({ failedLink: fc.anything(), asksForLink: fc.anything() }));
  fuzz.each(state, 500, (blocked) => {
    expect(['string', 'object']).toContain(typeof failedLinkIn(blocked));
    expect(typeof asksForLink(blocked)).toBe('boolean');
  });
});
