import { describe, expect, it } from 'vitest';
import { destinationAfterSignIn, isGated, sectionOf, signInAddress } from './paths.ts';

describe('destination after the sign-in', () => {
  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/%2F/evil.example',
    '/ /evil.example',
    '/\t/evil.example',
    '/unknown',
    '/login',
    '/constructor',
    '',
  ])('N-02 is the dashboard for %j', (next) => {
    expect(destinationAfterSignIn(next)).toBe('/dashboard');
  });

  it('is the requested page with its query', () => {
    const address = signInAddress({ pathname: '/dashboard/roles', search: '?q=ann%20lee' });
    const next = new URL(address, 'http://localhost').searchParams.get('next');
    expect(destinationAfterSignIn(next)).toBe('/dashboard/roles?q=ann%20lee');
  });

  it('keeps any text after the question mark', () => {
    expect(destinationAfterSignIn('/dashboard/roles?q=\\')).toBe('/dashboard/roles?q=\\');
    expect(destinationAfterSignIn('/dashboard\\?q=a')).toBe('/dashboard');
  });

  it('ignores capitals and a trailing slash', () => {
    expect(destinationAfterSignIn('/Dashboard/Roles/?q=Ann')).toBe('/dashboard/roles?q=Ann');
  });
});

it.each([
  ['/', false],
  ['/login', true],
  ['/setup', true],
  ['/dashboard/roles', true],
  ['/Dashboard/Roles/', true],
  ['//', false],
  ['/nowhere', false],
])('%s depends on the session: %s', (path, expected) => {
  expect(isGated(path)).toBe(expected);
});

it.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
  ['/Dashboard', 'Dashboard'],
  ['/dashboard/roles', 'Roles & Users'],
  ['/dashboard/teams', 'Teams & Departments'],
  ['/dashboard/audit', 'Audit Logs'],
  ['/settings', 'Settings'],
  ['/nowhere', undefined],
])('%s belongs to the section %s', (pathname, name) => {
  expect(sectionOf(pathname)?.title).toBe(name);
});
