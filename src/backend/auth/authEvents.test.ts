import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthEvents, type AuthEvent } from './authEvents.ts';
import { clearRecovering, isRecovering, markRecovering } from './storedSession.ts';
import type { Connection } from '../wire/transport.ts';

function subscribe(saved: string | null = null, recoveryToken?: string) {
  let stored = saved;
  const save = (session: Session) => (stored = JSON.stringify(session));
  let emit: (type: AuthChangeEvent, session: Session | null) => void = () => undefined;
  const unsubscribe = vi.fn();
  const connection = {
    client: {
      auth: {
        onAuthStateChange: (callback: typeof emit) => {
          emit = callback;
          return { data: { subscription: { unsubscribe } } };
        },
      },
    },
    storage: { getItem: () => stored },
    links: { takeRecovery: (token: string) => token === recoveryToken },
  } as unknown as Connection;
  const events: AuthEvent[] = [];
  const stop = createAuthEvents(connection).subscribeToAuth((event) => events.push(event));
  return {
    events,
    stop,
    unsubscribe,
    /** Emits an event of this tab, after storing the session like the client. */
    emit: (type: AuthChangeEvent, session: Session | null) => {
      if (session) save(session);
      emit(type, session);
    },
    /** Emits an event of another tab, whose storage arrives later or not at all. */
    emitFromAfar: (type: AuthChangeEvent, session: Session) => emit(type, session),
    save: (session: Session) => {
      save(session);
      window.dispatchEvent(new Event('storage'));
    },
  };
}

const session = (id = 'ada', token = 't') =>
  ({
    access_token: token,
    refresh_token: 'r',
    expires_at: 4_000_000_000,
    user: { id, email: `${id}@example.org` },
  }) as unknown as Session;
const ada = { userId: 'ada', email: 'ada@example.org' };

describe('auth events', () => {
  beforeEach(clearRecovering);

  it('reports a session once, and ignores visible tabs and refreshed tokens', () => {
    const { events, emit } = subscribe();
    emit('INITIAL_SESSION', session());
    emit('SIGNED_IN', session());
    emit('TOKEN_REFRESHED', session('ada', 't2'));
    emit('USER_UPDATED', session('ada', 't2'));
    emit('SIGNED_IN', session('ada', 't2'));
    expect(events).toEqual([{ type: 'session', ...ada }]);
    emit('SIGNED_IN', session('bob'));
    expect(events.at(-1)).toMatchObject({ type: 'session', userId: 'bob' });
  });

  it('distinguishes no session from one that could not be verified', () => {
    const signedOut = subscribe(null);
    signedOut.emit('INITIAL_SESSION', null);
    expect(signedOut.events).toEqual([{ type: 'none' }]);
    const unverified = subscribe('{}');
    unverified.emit('INITIAL_SESSION', null);
    expect(unverified.events).toEqual([{ type: 'unknown' }]);
  });

  it('reports a sign-out, and a new sign-in of the same user', () => {
    const { events, emit } = subscribe();
    emit('SIGNED_IN', session());
    emit('SIGNED_OUT', null);
    emit('SIGNED_OUT', null);
    emit('SIGNED_IN', session());
    expect(events.map(({ type }) => type)).toEqual(['session', 'signedOut', 'session']);
  });

  it('reports a new sign-in of the same user without a sign-out event', () => {
    const { events, emit } = subscribe();
    emit('SIGNED_IN', session());
    emit('SIGNED_IN', session('ada', 't2'));
    emit('PASSWORD_RECOVERY', session('ada', 't3'));
    emit('SIGNED_IN', session('ada', 't3'));
    emit('PASSWORD_RECOVERY', session('ada', 't4'));
    expect(events.map(({ type }) => type)).toEqual(['session', 'session', 'recovery', 'recovery']);
  });

  it('recognizes a recovery by its link, its event and, after a reload, its marker', () => {
    const byLink = subscribe(null, 't');
    byLink.emit('INITIAL_SESSION', session());
    byLink.emit('PASSWORD_RECOVERY', session());
    expect(byLink.events).toEqual([{ type: 'recovery', ...ada }]);
    expect(isRecovering('ada')).toBe(true);

    const afterReload = subscribe();
    afterReload.emit('INITIAL_SESSION', session());
    expect(afterReload.events).toEqual([{ type: 'recovery', ...ada }]);
    afterReload.emit('SIGNED_OUT', null);
    expect(isRecovering('ada')).toBe(false);

    const inAnotherTab = subscribe();
    inAnotherTab.emit('PASSWORD_RECOVERY', session());
    expect(inAnotherTab.events).toEqual([{ type: 'recovery', ...ada }]);
  });

  it('ignores the recovery marker of another user', () => {
    markRecovering('bob');
    const { events, emit } = subscribe();
    emit('INITIAL_SESSION', session());
    expect(events).toEqual([{ type: 'session', ...ada }]);
  });

  describe('from another tab', () => {
    beforeEach(() => {
      vi.stubGlobal('window', new EventTarget());
      return () => vi.unstubAllGlobals();
    });

    it('reports a session once, after it is stored in this tab', () => {
      const { events, emit, emitFromAfar, save } = subscribe();
      emit('SIGNED_IN', session('bob', 't2'));
      emit('SIGNED_OUT', null);
      emitFromAfar('SIGNED_IN', session());
      save(session('bob', 't2'));
      expect(events.map(({ type }) => type)).toEqual(['session', 'signedOut']);
      save(session());
      save(session());
      expect(events.slice(2)).toEqual([{ type: 'session', ...ada }]);
    });

    it('drops a session after a newer event or the end of the subscription', () => {
      const { events, emit, emitFromAfar, save, stop } = subscribe();
      emitFromAfar('SIGNED_IN', session());
      emit('SIGNED_OUT', null);
      save(session());
      emitFromAfar('SIGNED_IN', session('bob', 't2'));
      stop();
      save(session('bob', 't2'));
      expect(events).toEqual([{ type: 'signedOut' }]);
    });
  });

  it('unsubscribes from the client', () => {
    const { stop, unsubscribe } = subscribe();
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
