import { isMachineSnapshot, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import {
  activeNodes,
  announcedIn,
  answeredBy,
  answerOf,
  errorKindOf,
  formOf,
  isEqual,
  isSame,
  isWrite,
  requestsOf,
  showsError,
  tried,
  type Invariant,
  type Moment,
} from '../moment.ts';

/** Requests without a timeout: they only read at the start, or belong to the browser. */
const WITHOUT_TIMEOUT = [
  'restoreSession',
  'findPendingLink',
  'openPrintDialog',
  'loadProfile',
  'createProfile',
  'hasSession',
];

/** Requests whose error changes nothing for the user. */
const SILENT = ['endSession', 'restoreSession', 'hasSession', 'loadProfile'];

/** After a write, a row as before and no answer mean the same. */
const READ_AGAIN = ['hasSession', 'loadTeam', 'loadStaffMember', 'loadDepartment'];

const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, AnyActorRef | undefined>;

/** Other kinds of errors are handled like these. */
const KINDS = ['other', 'unreachable', 'taken', 'permission', 'changed'];

/** The first outputs, and one error of each kind. */
function isTelling(output: unknown, index: number): boolean {
  const { error } = (output ?? {}) as { error?: { kind: string } | null };
  return index < 4 || (error !== undefined && error !== null && KINDS.includes(error.kind));
}

/** The requests that the step has started and that still run, with their possible answers. */
function started(moment: Moment) {
  return requestsOf(moment).flatMap((request) => {
    if (!(request.id in childrenOf(moment.snapshot))) return [];
    const outputs = moment.samples.outputs[request.name] ?? [null];
    const done = outputs
      .filter(isTelling)
      .map((output): AnyEventObject => ({ type: `xstate.done.actor.${request.id}`, output }));
    const defect: AnyEventObject = { type: `xstate.error.actor.${request.id}`, error: { message: 'Unexpected error' } };
    const source = activeNodes(moment).find(({ invoke }) => invoke.some(({ id }) => id === request.id));
    const timeout = source?.after.find(({ eventType }) => eventType.startsWith('xstate.after.requestTimeout.'));
    return [{ ...request, done, defect, timeout: timeout ? { type: timeout.eventType } : null }];
  });
}

const isChart = (moment: Moment, id: string) => isMachineSnapshot(childrenOf(moment.snapshot)[id]?.getSnapshot());

/** A result as a user notices it: state, context and announcements. */
function noticed(moment: Moment, event: AnyEventObject): string {
  const { snapshot, requested } = tried(moment, event);
  const noticeable = requested.filter(
    ({ type }) => !type.startsWith('xstate.') || type === 'xstate.emit' || type === 'xstate.spawnChild',
  );
  const actions = noticeable.map(({ type, params }) =>
    type === 'xstate.spawnChild' ? [type, (params as { id: string }).id] : [type, params],
  );
  return JSON.stringify([snapshot.value, snapshot.context, actions]);
}

export const requestInvariants: Invariant[] = [
  {
    name: 'a write that runs is not sent a second time',
    holds: (moment) =>
      answerOf(moment.event) !== null ||
      requestsOf(moment).every(
        ({ id, name }) => !isWrite(name) || moment.before === null || childrenOf(moment.before)[id] === undefined,
      ),
  },
  {
    name: 'an answer ends its request',
    holds: ({ event, before, snapshot }) => {
      const [, id = ''] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event?.type ?? '') ?? [];
      return (
        before === null ||
        snapshot.status !== 'active' ||
        childrenOf(before)[id] === undefined ||
        childrenOf(before)[id] !== childrenOf(snapshot)[id]
      );
    },
  },
  {
    name: 'every answer to a request is heard',
    holds: (moment) =>
      started(moment).every(({ id, name, done, defect }) =>
        [...done, ...(name === 'inactivity' ? [] : [defect])].every((event) => {
          const next = tried(moment, event).snapshot;
          return next.status !== 'error' && childrenOf(next)[id] !== childrenOf(moment.snapshot)[id];
        }),
      ),
  },
  {
    name: 'every request has a timeout that ends it',
    holds: (moment) =>
      started(moment).every(({ id, name, timeout }) => {
        if (isChart(moment, id) || WITHOUT_TIMEOUT.includes(name)) return true;
        if (timeout === null) return false;
        return childrenOf(tried(moment, timeout).snapshot)[id] !== childrenOf(moment.snapshot)[id];
      }),
  },
  {
    name: 'a defect, a timeout and an unreachable server look the same',
    holds: (moment) =>
      started(moment).every(({ name, done, defect, timeout }) => {
        if (name === 'restoreSession') return true;
        const unreachable = done.find(
          (event) =>
            errorKindOf(event) === 'unreachable' &&
            (event['output'] as { error: { message: unknown } }).error.message === null,
        );
        const hasOwnText = ['confirm', 'importCheck', 'list', 'session'].includes(moment.chart);
        const look = (event: AnyEventObject) =>
          hasOwnText ? JSON.stringify(tried(moment, event).snapshot.value) : noticed(moment, event);
        const results = [defect, timeout, unreachable].flatMap((event) => (event ? [look(event)] : []));
        return new Set(results).size <= 1;
      }),
  },
  {
    name: 'success and failure of a request look different',
    holds: (moment) =>
      started(moment).every(({ name, done, defect }) => {
        if (READ_AGAIN.includes(name)) return true;
        const accepted = done.filter((event) => answerOf(event) === 'accepted').map((event) => noticed(moment, event));
        const rejected = [
          defect,
          ...done.filter((event) => answerOf(event) === 'rejected' && errorKindOf(event) !== 'gone'),
        ];
        return rejected.every((event) => !accepted.includes(noticed(moment, event)));
      }),
  },
  {
    name: 'a failed request announces no success',
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      errorKindOf(moment.event) === 'gone' ||
      announcedIn(moment, 'announceSuccess').length === 0,
  },
  {
    name: 'success is announced only after an answer',
    holds: (moment) => announcedIn(moment, 'announceSuccess').length === 0 || answerOf(moment.event) !== null,
  },
  {
    name: 'success is announced once',
    holds: (moment) => announcedIn(moment, 'announceSuccess').length <= 1,
  },
  {
    name: 'an accepted request announces no failure',
    holds: (moment) =>
      answerOf(moment.event) !== 'accepted' ||
      !answeredBy(moment).some(isWrite) ||
      announcedIn(moment, 'announceFailure').length === 0,
  },
  {
    name: 'a failed request shows its error, or sends another request',
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      errorKindOf(moment.event) === 'gone' ||
      answeredBy(moment).some((name) => SILENT.includes(name)) ||
      showsError(moment) ||
      requestsOf(moment).length > 0 ||
      moment.snapshot.status !== 'active',
  },
  {
    name: 'a busy chart waits for a request or a delay',
    holds: ({ snapshot }) =>
      !snapshot.hasTag('busy') ||
      activeNodes({ snapshot }).some(
        ({ invoke, after }) => after.length > 0 || invoke.some(({ id }) => id in snapshot.children),
      ),
  },
  {
    name: 'a request that takes long says so, and goes on',
    holds: (moment) =>
      activeNodes(moment).every(({ after }) =>
        after.every(({ eventType }) => {
          if (!eventType.startsWith('xstate.after.stillWorkingAfter.')) return true;
          const { snapshot } = tried(moment, { type: eventType });
          const isSlow = snapshot.hasTag('slow') || snapshot.matches({ saving: 'stillWaiting' });
          return isSlow && isEqual(Object.keys(childrenOf(snapshot)), Object.keys(childrenOf(moment.snapshot)));
        }),
      ),
  },
  {
    name: 'a failed request changes no typed value, except passwords',
    holds: (moment) => {
      if (answerOf(moment.event) !== 'rejected' || moment.before === null) return true;
      const [old, now] = [formOf({ snapshot: moment.before }), formOf(moment)];
      return (
        old === null ||
        now === null ||
        moment.snapshot.matches('closed') ||
        Object.entries(old).every(([field, value]) => /password/i.test(field) || now[field] === value)
      );
    },
  },
  {
    name: 'an answer is never ignored',
    holds: ({ event, before, snapshot, requested }) =>
      answerOf(event) === null || before === null || requested.length > 0 || !isSame(before, snapshot),
  },
];
