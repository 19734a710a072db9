import { answersOf } from 'chart-lab/walk/choices.ts';
import { isMachineSnapshot, type AnyEventObject } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { ACTIONS, activeNodes } from 'chart-lab/chart/internals.ts';
import { invokedBy } from 'chart-lab/walk/walk.ts';
import {
  childrenOf,
  countActions,
  isEqual,
  isSame,
  isWrite,
  tried,
  type Moment,
  type Rules,
} from 'chart-lab/explore/moment.ts';

/** Requests without a timeout: they only read at the start, or belong to the browser. */
const WITHOUT_TIMEOUT = [
  'restoreSession',
  'findPendingLink',
  'openPrintDialog',
  'loadProfile',
  'createProfile',
  'hasSession',
];

/** The charts that show their own message after a timeout. */
const WITH_OWN_TEXT = ['confirm', 'importCheck', 'list', 'session'];

/** The types of the events after the delays of a state. */
function delaysOf(node: AnyStateNode | undefined): string[] {
  return (node?.after ?? []).map(({ eventType }) => String(eventType));
}

/** The requests that the step has started, with their possible answers. Watchers never settle. */
function started(moment: Moment) {
  return invokedBy(moment.requested).flatMap(({ id, name }) => {
    if (!(id in childrenOf(moment.snapshot)) || /^(watch|listen)/.test(name)) return [];
    const done = Object.values(answersOf(moment.samples, moment.chart, name)).map((output): AnyEventObject => {
      return { type: `xstate.done.actor.${id}`, output };
    });
    const defect = { type: `xstate.error.actor.${id}`, error: { message: 'Unexpected error' } };
    const source = activeNodes(moment.snapshot).find(({ invoke }) => invoke.some((effect) => effect.id === id));
    const timeout = delaysOf(source).find((type) => type.startsWith('xstate.after.requestTimeout.'));
    return [{ id, name, done, defect, timeout: timeout === undefined ? null : { type: timeout } }];
  });
}

/** Whether an event ends a request without an exception. */
function ends(moment: Moment, id: string, event: AnyEventObject): boolean {
  const { snapshot } = tried(moment, event);
  return snapshot.status !== 'error' && childrenOf(snapshot)[id] !== childrenOf(moment.snapshot)[id];
}

/** A result as a user notices it: state, context, announcements and requests. */
function noticed(moment: Moment, event: AnyEventObject): string {
  const { snapshot, requested } = tried(moment, event);
  const actions = requested.filter(({ type }) => !type.startsWith('xstate.') || type === ACTIONS.emit);
  const requests = invokedBy(requested).map(({ name }) => name);
  return JSON.stringify([snapshot.value, snapshot.context, actions, requests]);
}

/** The rules of requests and their answers, for all charts. */
export const requestRules: Rules = {
  'a write that runs is not sent a second time': ({ answer, before, requested }) => {
    const running = before === null || answer !== null ? {} : childrenOf(before);
    return invokedBy(requested).every(({ id, name }) => !isWrite(name) || running[id] === undefined);
  },

  'every answer to a request is heard': (moment) =>
    started(moment).every(({ id, name, done, defect }) =>
      [...done, ...(name === 'inactivity' ? [] : [defect])].every((event) => ends(moment, id, event)),
    ),

  'every request has a timeout that ends it': (moment) =>
    started(moment).every(({ id, name, timeout }) => {
      const isChart = isMachineSnapshot(childrenOf(moment.snapshot)[id]?.getSnapshot());
      return isChart || WITHOUT_TIMEOUT.includes(name) || (timeout !== null && ends(moment, id, timeout));
    }),

  'a defect, a timeout and an unreachable server look the same': (moment) =>
    WITH_OWN_TEXT.includes(moment.chart) ||
    started(moment).every(({ done, defect, timeout }) => {
      const unreachable = done.find(({ output }) =>
        isEqual(output, { ok: false, error: { kind: 'unreachable', message: null } }),
      );
      const results = [defect, timeout, unreachable].flatMap((event) => (event ? [noticed(moment, event)] : []));
      return new Set(results).size <= 1;
    }),

  'a failed request announces no success': (moment) =>
    moment.answer?.isOk !== false || moment.answer.error === 'gone' || countActions(moment, 'announceSuccess') === 0,

  'a write that succeeded announces no failure': (moment) =>
    moment.answer?.isOk !== true || !isWrite(moment.answer.request) || countActions(moment, 'announceFailure') === 0,

  'an answer is never ignored': ({ answer, before, snapshot, requested }) =>
    answer === null || before === null || requested.length > 0 || !isSame(before, snapshot),

  'a request that takes long says so, and goes on': (moment) =>
    activeNodes(moment.snapshot)
      .flatMap(delaysOf)
      .filter((type) => type.startsWith('xstate.after.stillWorkingAfter.'))
      .every((type) => {
        const { snapshot } = tried(moment, { type });
        const isSlow = snapshot.hasTag('slow') || snapshot.matches({ saving: 'stillWaiting' });
        return isSlow && isEqual(Object.keys(childrenOf(snapshot)), Object.keys(childrenOf(moment.snapshot)));
      }),
};
