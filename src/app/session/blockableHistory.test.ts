import type { NavigationType } from 'react-router-dom';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createBlockableHistory, type Blocker } from './blockableHistory.ts';

/** A person on /settings, who came from the dashboard and went back once from the teams. */
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
  const hold = vi.fn<Blocker>((proceed) => proceeds.push(proceed) > 0);
  return {
    history,
    hold,
    blockNavigation,
    answerBack,
    proceed: () => proceeds.at(-1)?.(),
    shown: () => shown.mock.calls.map(([{ location }]) => location.pathname),
  };
}

describe('a held navigation', () => {
  it.each([
    ['a link', '/roles', (history) => history.push('/roles')],
    ['Back', '/dashboard', (history) => history.go(-1)],
    ['Forward', '/teams', (history) => history.go(1)],
  ] as [string, string, (history: ReturnType<typeof onSettings>['history']) => void][])(
    'by %s stays, and goes on when it is let',
    (_, target, navigate) => {
      const { history, hold, blockNavigation, proceed, shown } = onSettings();
      blockNavigation(hold);
      navigate(history);
      expect(hold).toHaveBeenCalledOnce();
      expect(shown()).toEqual([]);
      expect(history.location.pathname).toBe('/settings');
      proceed();
      expect(shown()).toEqual([target]);
      expect(history.location.pathname).toBe(target);
      expect(hold).toHaveBeenCalledOnce();
    },
  );

  it('by something else than the address stays, too', () => {
    const inner = createMemoryHistory({ v5Compat: true });
    const { blockNavigation, leave } = createBlockableHistory(inner);
    const signOut = vi.fn();
    const hold = vi.fn<Blocker>(() => true);
    const release = blockNavigation(hold);
    leave(signOut);
    expect(signOut).not.toHaveBeenCalled();
    hold.mock.lastCall?.[0]();
    expect(signOut).toHaveBeenCalledOnce();
    release();
    leave(signOut);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('is asked about again, after the person stayed', () => {
    const { history, hold, blockNavigation, shown } = onSettings();
    blockNavigation(hold);
    history.go(-1);
    history.go(-1);
    expect(hold).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual([]);
  });
});

describe('two Backs at once', () => {
  /** As browsers do it: what is asked for is queued, and told when it has come. */
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

  it.each(['held', 'answered'] as const)('are both taken back when the first is %s', (way) => {
    vi.useFakeTimers();
    const { inner, arrive, back, address } = browserOn(['/', '/teams', '/settings']);
    const { history, blockNavigation, answerBack } = createBlockableHistory(inner);
    const shown = vi.fn();
    const requested = vi.fn(() => true);
    history.listen(shown);
    if (way === 'held') blockNavigation(requested);
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

describe('Back that is answered', () => {
  it('stays, and is told to whoever came last, until they are gone', () => {
    const { history, answerBack, shown } = onSettings();
    const [older, newer] = [vi.fn(), vi.fn()];
    const releaseOlder = answerBack(older);
    const releaseNewer = answerBack(newer);
    history.go(-1);
    expect([older, newer].map((answer) => answer.mock.calls.length)).toEqual([0, 1]);
    releaseNewer();
    history.go(1);
    expect([older, newer].map((answer) => answer.mock.calls.length)).toEqual([1, 1]);
    expect(shown()).toEqual([]);
    releaseOlder();
    history.go(-1);
    expect(shown()).toEqual(['/dashboard']);
  });

  it('stays where it was also when the entry before is the same page, asked for something else', () => {
    const { history, answerBack } = onSettings();
    history.push('/settings?tab=2');
    const answer = vi.fn();
    answerBack(answer);
    history.go(-1);
    expect(answer).toHaveBeenCalledOnce();
    expect(history.location.search).toBe('?tab=2');
  });

  it('is no question of a hold; links are, and lead on', () => {
    const { history, hold, blockNavigation, answerBack, shown } = onSettings();
    const answer = vi.fn();
    answerBack(answer);
    blockNavigation(hold);
    history.go(-1);
    expect([hold.mock.calls.length, answer.mock.calls.length]).toEqual([0, 1]);
    hold.mockReturnValue(false);
    history.push('/roles');
    expect([hold.mock.calls.length, answer.mock.calls.length]).toEqual([1, 1]);
    expect(shown()).toEqual(['/roles']);
  });
});

describe('nothing is held', () => {
  it('when the hold says so, or was released', () => {
    const { history, hold, blockNavigation, shown } = onSettings();
    hold.mockReturnValue(false);
    const release = blockNavigation(hold);
    history.push('/roles');
    release();
    history.go(-1);
    expect(hold).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['/roles', '/settings']);
  });

  it('within the page, nor of a redirect', () => {
    const { history, hold, blockNavigation } = onSettings();
    blockNavigation(hold);
    history.push('/settings?tab=2');
    history.replace('/');
    expect(hold).not.toHaveBeenCalled();
    expect(history.location.pathname).toBe('/');
  });
});
