import { describe, expect, it, vi } from 'vitest';
import type { SimulatedClock } from 'xstate';
import { NAME_LENGTH, REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { answering, DEFECT, rejected, settle, toasts } from '../testing/answers.ts';
import { selectErrors, selectIsBusy, selectIsSlow } from './dialogSelectors.ts';
import type { Outcome } from './outcome.ts';

type Snapshot = {
  context: { errors: { name?: string } };
  status: string;
  hasTag(tag: 'busy' | 'slow'): boolean;
};

/** An open Add dialog and the operations of its tests. */
type AddDialog<S extends Snapshot> = ReturnType<typeof addReports> & {
  actor: { send(event: { type: 'dialog.close' | 'dialog.dismiss' | 'form.submit' }): void; getSnapshot(): S };
  /** The mocked write. */
  add: ReturnType<typeof answering<Outcome>>;
  clock: SimulatedClock;
  /** Changes the name. */
  type: (name: string) => void;
  /** Submits and waits for the response. */
  submit: () => Promise<S>;
};

/** The mocked actions of an Add dialog. */
export function addReports() {
  const said = toasts();
  return { said, reportAdded: vi.fn(), reportUnconfirmed: vi.fn() };
}

/** Tests shared by Add Team and Add Department. */
export function describeAddDialog<S extends Snapshot>(
  noun: 'Team' | 'Department',
  openDialog: (add?: ReturnType<typeof answering<Outcome>>) => AddDialog<S>,
  selectFailure: (snapshot: S) => string | null,
) {
  const name = noun.toLowerCase();
  const unconfirmed = `Could not confirm whether the ${name} was added. Check your connection and try again.`;

  describe('name', () => {
    it.each([
      ['  ', `${noun} name is required`],
      ['x'.repeat(NAME_LENGTH + 1), `${noun} name must be at most 200 characters`],
    ])('is validated before the request', async (wrong, text) => {
      const { actor, add, submit, type } = openDialog();
      type(wrong);
      expect(selectErrors(await submit())).toEqual({ name: text });
      expect(add).not.toHaveBeenCalled();
      type('Field');
      expect(selectErrors(actor.getSnapshot())).toEqual({});
    });

    it.each([
      ['Taken', 'Taken'],
      [null, `Failed to add ${name}`],
    ])('shows under the field that it is in use', async (message, text) => {
      const { said, submit, type } = openDialog(answering<Outcome>(rejected('taken', message)));
      type('Field');
      const snapshot = await submit();
      expect(selectErrors(snapshot)).toEqual({ name: text });
      expect(selectIsBusy(snapshot)).toBe(false);
      expect(selectFailure(snapshot)).toBeNull();
      expect(said.failure()).toEqual([]);
    });
  });

  describe('attempt', () => {
    it.each([
      ['You may not do this', 'You may not do this'],
      [null, `Failed to add ${name}`],
    ])('keeps the form on an error, and shows the server message or the fallback', async (message, text) => {
      const { actor, reportUnconfirmed, said, submit, type } = openDialog(
        answering<Outcome>(rejected('permission', message)),
      );
      type('Field');
      const snapshot = await submit();
      expect(selectFailure(snapshot)).toBe(text);
      expect(said.failure()).toEqual([text]);
      expect(snapshot.context).toMatchObject(typed('Field'));
      expect(reportUnconfirmed).not.toHaveBeenCalled();
      type('Field 2');
      expect(selectFailure(actor.getSnapshot())).toBeNull();
    });

    it.each([
      ['no response', { answer: rejected('unreachable') }],
      ['an unexpected error', { answer: DEFECT }],
    ] as const)('is unconfirmed after %s: announces it, refreshes the list, keeps the form', async (_, { answer }) => {
      const { actor, add, reportUnconfirmed, said, submit, type } = openDialog(
        answering<Outcome>(answer, rejected('taken', 'Taken')),
      );
      type('Field');
      const snapshot = await submit();
      expect(selectFailure(snapshot)).toBe(unconfirmed);
      expect(said.failure()).toEqual([unconfirmed]);
      expect(reportUnconfirmed).toHaveBeenCalledOnce();
      expect(snapshot.context).toMatchObject(typed('Field'));
      actor.send({ type: 'form.submit' });
      expect(selectFailure(actor.getSnapshot())).toBeNull();
      await settle();
      expect(add).toHaveBeenCalledTimes(2);
      const text = 'Taken. Your last attempt may have added it.';
      expect(selectErrors(actor.getSnapshot())).toEqual({ name: text });
    });

    it('sends once, shows after 5 s that it is still working, and times out after 15 s', () => {
      const { actor, add, clock, reportUnconfirmed, said, type } = openDialog(answering<Outcome>());
      type('Field');
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'form.submit' });
      expect(add).toHaveBeenCalledOnce();
      expect(selectIsBusy(actor.getSnapshot())).toBe(true);
      expect(selectIsSlow(actor.getSnapshot())).toBe(false);
      clock.increment(STILL_WORKING_AFTER);
      expect(selectIsSlow(actor.getSnapshot())).toBe(true);
      clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
      expect(selectIsBusy(actor.getSnapshot())).toBe(false);
      expect(said.failure()).toEqual([unconfirmed]);
      expect(reportUnconfirmed).toHaveBeenCalledOnce();
    });

    it('closes on Cancel but not on Escape, and refreshes the list', () => {
      const { actor, reportUnconfirmed, type } = openDialog(answering<Outcome>());
      type('Field');
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'dialog.dismiss' });
      expect(selectIsBusy(actor.getSnapshot())).toBe(true);
      actor.send({ type: 'dialog.close' });
      expect(actor.getSnapshot().status).toBe('done');
      expect(reportUnconfirmed).toHaveBeenCalledOnce();
    });
  });

  /** The context with this name, which is in a form or the only field. */
  function typed(value: string) {
    return noun === 'Team' ? { form: { name: value } } : { name: value };
  }
}
