import type { NavigationType } from 'react-router-dom';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createBlockableHistory, type Blocker } from './blockableHistory.ts';

/** A history at /settings, with the dashboard before and the teams after it. */
function onSettings() {
  const inner = createMemoryHistory({
    v5Compat: true,
    initialEntries: ['/dashboard', '/settings', '/teams'],
    initialIndex: 1,
  });
  const { history, blockNavigation, answerBack } = createBlockableHistory(inner);
  const shown = vi.fn<(update: { action: NavigationType; location: { pathname: string } }) => void>();
  history.listen(shown);
  const proceeds: (() => void)[] = [];
  const blocker = vi.fn<Blocker>((proceed) => proceeds.push(proceed) > 0);
  return {
    history,
    blocker,
    blockNavigation,
    answerBack,
    proceed: () => proceeds.at(-1)?.(),
    shown: () => shown.mock.calls.map(([{ location }]) => location.pathname),
  };
}

describe('blocked navigation', () => {
  it.each([
    ['a link', '/roles', (history) => history.push('/roles')],
    ['Back', '/dashboard', (history) => history.go(-1)],
    ['Forward', '/teams', (history) => history.go(1)],
  ] as [string, string, (history: ReturnType<typeof onSettings>['history']) => void][])(
    'by %s stays on the page until it proceeds',
    (_, target, navigate) => {
      const { history, blocker, blockNavigation, proceed, shown } = onSettings();
      blockNavigation(blocker);
      navigate(history);
      expect(blocker).toHaveBeenCalledOnce();
      expect(shown()).toEqual([]);
      expect(history.location.pathname).toBe('/settings');
      proceed();
      expect(shown()).toEqual([target]);
      expect(history.location.pathname).toBe(target);
      expect(blocker).toHaveBeenCalledOnce();
    },
  );

  it('also blocks leaving without a change of the path', () => {
    const inner = createMemoryHistory({ v5Compat: true });
    const { blockNavigation, leave } = createBlockableHistory(inner);
    const signOut = vi.fn();
    const blocker = vi.fn<Blocker>(() => true);
    const unblock = blockNavigation(blocker);
    leave(signOut);
    expect(signOut).not.toHaveBeenCalled();
    blocker.mock.lastCall?.[0]();
    expect(signOut).toHaveBeenCalledOnce();
    unblock();
    leave(signOut);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('calls the blocker again for the next navigation', () => {
    const { history, blocker, blockNavigation, shown } = onSettings();
    blockNavigation(blocker);
    history.go(-1);
    history.go(-1);
    expect(blocker).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual([]);
  });
});

describe('two quick Backs', () => {
  /** A memory history that queues navigations like a browser. */
  function browserOn(paths: string[]) {
    const inner = createMemoryHistory({ v5Compat: true, initialEntries: paths });
    const queue: number[] = [];
    const arrive = () => {
      for (let delta = queue.shift(); delta !== undefined; delta = queue.shift()) inner.go(delta);
    };
    const queued = { ...inner, go: (delta: number) => void queue.push(delta) };
    Object.defineProperty(queued, 'location', { get: () => inner.location });
    return { inner: queued, arrive, back: () => queue.push(-1), address: () => inner.location.pathname };
  }

  it.each(['blocked', 'answered'] as const)('undoes both when the first is %s', (way) => {
    vi.useFakeTimers();
    const { inner, arrive, back, address } = browserOn(['/', '/teams', '/settings']);
    const { history, blockNavigation, answerBack } = createBlockableHistory(inner);
    const shown = vi.fn();
    const requested = vi.fn(() => true);
    history.listen(shown);
    if (way === 'blocked') blockNavigation(requested);
    else answerBack(requested);
    back();
    back();
    arrive();
    vi.advanceTimersByTime(50);
    arrive();
    vi.useRealTimers();
    expect(address()).toBe('/settings');
    expect(requested).toHaveBeenCalledOnce();
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('answered Back', () => {
  it('stays on the page and calls the latest callback until it is removed', () => {
    const { history, answerBack, shown } = onSettings();
    const [older, newer] = [vi.fn(), vi.fn()];
    const removeOlder = answerBack(older);
    const removeNewer = answerBack(newer);
    history.go(-1);
    expect([older, newer].map((answer) => answer.mock.calls.length)).toEqual([0, 1]);
    removeNewer();
    history.go(1);
    expect([older, newer].map((answer) => answer.mock.calls.length)).toEqual([1, 1]);
    expect(shown()).toEqual([]);
    removeOlder();
    history.go(-1);
    expect(shown()).toEqual(['/dashboard']);
  });

  it('stays on the entry even if the previous one is the same page with another query', () => {
    const { history, answerBack } = onSettings();
    history.push('/settings?tab=2');
    const answer = vi.fn();
    answerBack(answer);
    history.go(-1);
    expect(answer).toHaveBeenCalledOnce();
    expect(history.location.search).toBe('?tab=2');
  });

  it('does not call the blocker, unlike links', () => {
    const { history, blocker, blockNavigation, answerBack, shown } = onSettings();
    const answer = vi.fn();
    answerBack(answer);
    blockNavigation(blocker);
    history.go(-1);
    expect([blocker.mock.calls.length, answer.mock.calls.length]).toEqual([0, 1]);
    blocker.mockReturnValue(false);
    history.push('/roles');
    expect([blocker.mock.calls.length, answer.mock.calls.length]).toEqual([1, 1]);
    expect(shown()).toEqual(['/roles']);
  });
});

describe('navigation', () => {
  it('is not blocked when the blocker returns false or was removed', () => {
    const { history, blocker, blockNavigation, shown } = onSettings();
    blocker.mockReturnValue(false);
    const unblock = blockNavigation(blocker);
    history.push('/roles');
    unblock();
    history.go(-1);
    expect(blocker).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['/roles', '/settings']);
  });

  it('is not blocked within the page, and for redirects', () => {
    const { history, blocker, blockNavigation } = onSettings();
    blockNavigation(blocker);
    history.push('/settings?tab=2');
    history.replace('/');
    expect(blocker).not.toHaveBeenCalled();
    expect(history.location.pathname).toBe('/');
  });
});
