import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { NAME_LENGTH, REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { addDepartmentMachine } from './addDepartmentMachine.ts';
import { CLOSED } from './addDepartmentForm.ts';
import * as select from './selectors.ts';

const coverage = trackTransitions(addDepartmentMachine);
afterAll(coverage.expectComplete);

const UNCONFIRMED = 'Could not confirm whether the department was added. Check your connection and try again.';

function openDialog(add = answering<Outcome>(accepted(null))) {
  const announceSuccess = vi.fn<(action: unknown, params: { text: string }) => void>();
  const announceFailure = vi.fn<(action: unknown, params: { text: string }) => void>();
  const reportAdded = vi.fn();
  const reportUnconfirmed = vi.fn();
  const clock = new SimulatedClock();
  const machine = addDepartmentMachine.provide({
    actors: { addDepartment: fromPromise(({ input }) => add(input)) },
    actions: { announceSuccess, announceFailure, reportAdded, reportUnconfirmed },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const type = (value: string) => actor.send({ type: 'field.change', field: 'name', value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  const said = {
    success: () => announceSuccess.mock.calls.map(([, { text }]) => text),
    failure: () => announceFailure.mock.calls.map(([, { text }]) => text),
  };
  expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'dialog.open' });
  expect(select.selectIsOpen(actor.getSnapshot())).toBe(true);
  return { actor, add, clock, reportAdded, reportUnconfirmed, said, submit, type };
}

describe('filling in', () => {
  it.each([
    ['  ', 'Department name is required'],
    ['x'.repeat(NAME_LENGTH + 1), 'Department name must be at most 200 characters'],
  ])('refuses a wrong name before anything is sent', async (name, text) => {
    const { actor, add, submit, type } = openDialog();
    type(name);
    const snapshot = await submit();
    expect(select.selectErrors(snapshot)).toEqual({ name: text });
    expect(select.selectForm(snapshot)).toEqual({ name });
    expect(add).not.toHaveBeenCalled();
    type('Sales');
    expect(select.selectErrors(actor.getSnapshot())).toEqual({});
  });

  it('closes by Escape while nothing is typed; after that only by Cancel, which forgets it', () => {
    const { actor, type } = openDialog();
    actor.send({ type: 'dialog.dismiss' });
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'dialog.open' });
    type('Sales');
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
    actor.send({ type: 'dialog.dismiss' });
    expect(select.selectForm(actor.getSnapshot())).toEqual({ name: 'Sales' });
    actor.send({ type: 'dialog.close' });
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context).toEqual(CLOSED);
  });
});

describe('adding', () => {
  it('sends the trimmed name, says so, reports it, closes and forgets', async () => {
    const { actor, add, reportAdded, reportUnconfirmed, said, submit, type } = openDialog();
    type('  Sales ');
    await submit();
    expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'Sales' });
    expect(said.success()).toEqual(['Department added successfully']);
    expect(said.failure()).toEqual([]);
    expect(reportAdded).toHaveBeenCalledOnce();
    expect(reportUnconfirmed).not.toHaveBeenCalled();
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context).toEqual(CLOSED);
  });

  it.each([
    ['A department with this name already exists', 'A department with this name already exists'],
    [null, 'A department with this name already exists'],
  ])('says under the field that the name is in use', async (message, text) => {
    const { add, said, submit, type } = openDialog(answering<Outcome>(rejected('taken', message)));
    type('Sales');
    const snapshot = await submit();
    expect(add).toHaveBeenCalledOnce();
    expect(snapshot.value).toBe('editing');
    expect(select.selectErrors(snapshot)).toEqual({ name: text });
    expect(select.selectFailure(snapshot)).toBeNull();
    expect(said.failure()).toEqual([]);
    expect(select.selectForm(snapshot)).toEqual({ name: 'Sales' });
  });

  it.each([
    ['You may not do this', 'You may not do this'],
    [null, 'Failed to add department'],
  ])("keeps what was typed, and says the server's words or the catalogue's", async (message, text) => {
    const { actor, reportUnconfirmed, said, submit, type } = openDialog(
      answering<Outcome>(rejected('permission', message)),
    );
    type('Sales');
    const snapshot = await submit();
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(select.selectForm(snapshot)).toEqual({ name: 'Sales' });
    expect(reportUnconfirmed).not.toHaveBeenCalled();
    type('Sales 2');
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ['no answer', { answer: rejected('unreachable') }],
    ['a defect', { answer: DEFECT }],
  ] as const)('does not know after %s: says so, has the lists read again, keeps the text', async (_, { answer }) => {
    const { actor, add, reportUnconfirmed, said, submit, type } = openDialog(
      answering<Outcome>(answer, rejected('taken', 'A department with this name already exists')),
    );
    type('Sales');
    const snapshot = await submit();
    expect(select.selectFailure(snapshot)).toBe(UNCONFIRMED);
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
    actor.send({ type: 'form.submit' });
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
    await settle();
    expect(add).toHaveBeenCalledTimes(2);
    expect(select.selectErrors(actor.getSnapshot())).toEqual({
      name: 'A department with this name already exists. Your last attempt may have added it.',
    });
  });

  it('sends once, says after 5 s that it is still working, and gives up after 15 s', () => {
    const { actor, add, clock, reportUnconfirmed, said, type } = openDialog(answering<Outcome>());
    type('Sales');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    expect(add).toHaveBeenCalledOnce();
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(select.selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(select.selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
  });

  it('can be cancelled; whether it was added is unknown then', () => {
    const { actor, reportUnconfirmed, type } = openDialog(answering<Outcome>());
    type('Sales');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'dialog.dismiss' });
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'dialog.close' });
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
  });
});
