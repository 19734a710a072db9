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

  it.each(['roles', 'teams'])('is the page of a record in %s', (list) => {
    const path = `/dashboard/${list}/3f1c2a9e-0b7d-4e56-8c11-aa22bb33cc44`;
    expect(destinationAfterSignIn(path)).toBe(path);
    expect(destinationAfterSignIn(`${path}/`)).toBe(path);
    expect(destinationAfterSignIn(`${path}/more`)).toBe('/dashboard');
  });
});

it.each([
  ['/', false],
  ['/login', true],
  ['/setup', true],
  ['/dashboard/roles', true],
  ['/Dashboard/Roles/', true],
  ['/dashboard/teams/1', true],
  ['/dashboard/teams/1/2', false],
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
  ['/dashboard/roles/1', 'Roles & Users'],
  ['/dashboard/teams', 'Teams & Departments'],
  ['/dashboard/teams/1', 'Teams & Departments'],
  ['/dashboard/audit', 'Audit Logs'],
  ['/settings', 'Settings'],
  ['/nowhere', undefined],
])('%s belongs to the section %s', (pathname, name) => {
  expect(sectionOf(pathname)?.title).toBe(name);
});
