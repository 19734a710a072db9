import { describe, expect, it, vi } from 'vitest';
import { createLinkDetector, parseLinkError } from './links.ts';
import type { StoredSession } from './storedSession.ts';

const token = (payload: object) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;
const link = (type = 'recovery', sub = 'ada') => ({
  access_token: token({ sub, email: `${sub}@example.org` }),
  refresh_token: 'r',
  expires_in: '3600',
  token_type: 'bearer',
  type,
});
const at = (path: string) => new URL(path, 'https://staff.example.org');

function detector(stored: StoredSession | null = null) {
  const clean = vi.fn();
  return { clean, links: createLinkDetector(() => stored, clean) };
}

describe('session in the URL', () => {
  it.each([
    ['/setup', 'recovery', true],
    ['/', 'signup', true],
    ['/login', 'recovery', false],
    ['/dashboard', 'recovery', false],
    ['/setup', 'magiclink', false],
    ['/setup', '', false],
  ])('%s with type=%s is accepted: %s', (path, type, isTaken) => {
    const { links, clean } = detector();
    expect(links.detect(at(path), link(type))).toBe(isTaken);
    expect(clean).toHaveBeenCalledOnce();
  });

  it('is rejected without a valid token, and leaves other URLs unchanged', () => {
    const { links, clean } = detector();
    expect(links.detect(at('/setup'), { ...link(), access_token: 'nonsense' })).toBe(false);
    clean.mockClear();
    expect(links.detect(at('/setup'), { error_code: 'otp_expired' })).toBe(false);
    expect(clean).not.toHaveBeenCalled();
  });

  it('reports once that a reset link has this token', () => {
    const { links } = detector();
    const parameters = link();
    links.detect(at('/setup'), parameters);
    expect(links.takeRecovery('another')).toBe(false);
    expect(links.takeRecovery(parameters.access_token)).toBe(true);
    expect(links.takeRecovery(parameters.access_token)).toBe(false);
  });

  it('starts no recovery for a confirmation link', () => {
    const { links } = detector();
    const parameters = link('signup');
    links.detect(at('/'), parameters);
    expect(links.takeRecovery(parameters.access_token)).toBe(false);
  });

  it('waits for a confirmation while another user is signed in', () => {
    const bob = { userId: 'bob', email: 'bob@example.org', accessToken: 'b', expiresAt: 0 };
    const { links, clean } = detector(bob);
    expect(links.detect(at('/setup'), link())).toBe(false);
    expect(clean).toHaveBeenCalledOnce();
    expect(links.pendingLink()).toMatchObject({ userId: 'ada', email: 'ada@example.org', isRecovery: true });
    expect(links.takePendingLink()).toMatchObject({ userId: 'ada' });
    expect(links.pendingLink()).toBeNull();
  });

  it('replaces an earlier session of the same user', () => {
    const stored = { userId: 'ada', email: '', accessToken: 'a', expiresAt: 0 };
    expect(detector(stored).links.detect(at('/setup'), link())).toBe(true);
  });
});

describe('failed link', () => {
  it('has a reason', () => {
    const fragment =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(parseLinkError(fragment)).toEqual({
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
    });
    expect(parseLinkError('#error=access_denied')).toEqual({ code: 'access_denied', description: '' });
  });

  it.each(['access_token=a&type=invite', 'access_token=a&type=magiclink', 'access_token=a', 'token_hash=a&type=email'])(
    'is a link of an unsupported type: %s',
    (fragment) => {
      expect(parseLinkError(`#${fragment}`)).toEqual({ code: 'unsupported_link', description: '' });
    },
  );

  it.each(['#token_hash=a&type=recovery', '', '#', '#section', '#access_token=a&type=recovery'])(
    'is not %j',
    (fragment) => {
      expect(parseLinkError(fragment)).toBeNull();
    },
  );
});
