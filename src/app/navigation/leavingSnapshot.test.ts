import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { leavingSnapshot } from './leavingSnapshot.ts';

const paint = vi.hoisted(() => ({ next: () => {} }));
vi.mock('../../ui/afterPaint.ts', () => ({ afterPaint: (act: () => void) => (paint.next = act) }));

const dialogMachine = createMachine({
  initial: 'closed',
  states: { closed: { on: { open: 'editing' } }, editing: { on: { close: 'closed', save: 'saving' } }, saving: {} },
});

/** A dialog's chart, and what a view has seen of it since it follows. */
function follow() {
  const actor = createActor(dialogMachine).start();
  const dialog = leavingSnapshot(actor);
  const seen: unknown[] = [];
  const following = dialog.subscribe(({ value }) => seen.push(dialog.isLeaving() ? { leaving: value } : value));
  return { actor, dialog, following, seen };
}

describe('a dialog as its views see it', () => {
  beforeEach(() => {
    paint.next = () => {};
  });

  it('follows its chart', () => {
    const { actor, dialog, seen } = follow();
    actor.send({ type: 'open' });
    actor.send({ type: 'save' });
    expect(seen).toEqual(['editing', 'saving']);
    expect(dialog.getSnapshot().value).toBe('saving');
  });

  it('stays as it was until the frame without it has been painted', () => {
    const { actor, dialog, seen } = follow();
    actor.send({ type: 'open' });
    actor.send({ type: 'close' });
    expect(dialog.getSnapshot().value).toBe('editing');
    paint.next();
    paint.next();
    expect(seen).toEqual(['editing', { leaving: 'editing' }, 'closed']);
    expect(dialog.getSnapshot().value).toBe('closed');
  });

  it('comes back when it is opened again within that frame', () => {
    const { actor, dialog, seen } = follow();
    actor.send({ type: 'open' });
    actor.send({ type: 'close' });
    actor.send({ type: 'open' });
    paint.next();
    expect(seen).toEqual(['editing', { leaving: 'editing' }, 'editing']);
    expect(dialog.isLeaving()).toBe(false);
  });

  it('is its chart where nobody follows', () => {
    const { actor, dialog, following, seen } = follow();
    actor.send({ type: 'open' });
    actor.send({ type: 'close' });
    following.unsubscribe();
    expect(dialog.getSnapshot().value).toBe('closed');
    paint.next();
    actor.send({ type: 'open' });
    expect(dialog.getSnapshot().value).toBe('editing');
    expect(seen).toEqual(['editing', { leaving: 'editing' }]);
  });
});
