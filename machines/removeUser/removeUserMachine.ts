import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { canRemove } from '../rules/permissions.ts';
import { normalizedName } from '../rules/text.ts';
import { announcement } from '../shared/announcement.ts';
import type { User } from '../shared/entities.ts';
import { NO_REASON, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isForbidden, isMissing, isUnanswered } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';
import { failureText, REMOVAL_UNKNOWN } from './removeUserContext.ts';
import type { RemoveUserContext, RemoveUserProps } from './removeUserContext.ts';

/** Notifies the app, so that lists remove the row. */
const reportRemoved: (_: unknown, removed: { id: string }) => void = notProvided('reportRemoved');

/** The current version of the person; null if they are gone. */
type Found = Outcome<User | null>;

/** The input of the effects. */
const target = ({ context }: { context: RemoveUserContext }) => ({ id: context.target.id });

/** The dialog that removes a user (specification, sections 2 and 8). */
export const removeUserMachine = setup({
  types: {
    context: {} as RemoveUserContext,
    input: {} as RemoveUserProps,
    events: {} as
      /** Cancel, or Close. */
      | { type: 'dialog.close' }
      /** Escape or the backdrop. */
      | { type: 'dialog.dismiss' }
      | { type: 'reason.change'; value: string }
      | { type: 'form.submit' }
      | { type: 'retry' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    removeUser: fromPromise<Outcome, { id: string; reason: string }>(notProvided('removeUser')),
    loadUser: fromPromise<Outcome<User | null>, { id: string }>(notProvided('loadUser')),
  },
  actions: {
    reportRemoved,
    reportOutdated: notProvided('reportOutdated'),
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reject: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { error: outcome.error })),
    changeReason: assign((_, { value }: { value: string }) => ({ reason: value, error: null })),
    clearError: assign({ error: null }),
    showAgain: assign((_, found: Found) => (found.ok && found.value ? { target: found.value } : {})),
  },
  guards: {
    mayRemove: ({ context: { editor, target } }) => canRemove(editor, target),
    isRemoved: (_, outcome: Outcome<unknown>) => outcome.ok || outcome.error.kind === 'gone',
    isForbidden,
    isUnanswered,
    isMissing,
    isStillRemovable: ({ context: { editor } }, found: Found) =>
      found.ok && found.value !== null && canRemove(editor, found.value),
    isAccepted,
  },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'removeUser',
  description: 'Removes a user after a confirmation. A user who is already gone counts as removed.',
  context: ({ input }) => ({ ...input, reason: '', error: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mayRemove', target: 'confirming' }, { target: 'permissionDenied' }] },
    permissionDenied: {
      description: 'The person is the editor, not lower in rank, or the server denies the removal.',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    confirming: {
      description: 'Shows the question, and after a failed attempt the reason.',
      on: {
        'reason.change': { actions: { type: 'changeReason', params: ({ event }) => event } },
        'form.submit': 'removing',
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    removing: {
      tags: 'busy',
      entry: 'clearError',
      initial: 'waiting',
      invoke: {
        src: 'removeUser',
        input: ({ context }) => ({ id: context.target.id, reason: normalizedName(context.reason) }),
        onDone: [
          { guard: { type: 'isRemoved', params: output }, target: 'removed' },
          {
            guard: { type: 'isForbidden', params: output },
            target: 'lookingUp',
            actions: { type: 'reject', params: output },
          },
          { guard: { type: 'isUnanswered', params: output }, target: 'checking' },
          { target: 'rejected', actions: { type: 'reject', params: output } },
        ],
        onError: 'checking',
      },
      after: { stillWorkingAfter: '.slow', requestTimeout: 'checking' },
      states: { waiting: {}, slow: { tags: 'slow' } },
    },
    rejected: {
      description: 'No one was removed: announces the error and offers Remove again.',
      entry: { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context.error) }) },
      always: 'confirming',
    },
    lookingUp: {
      description: 'One of the two roles has changed. Reads the person, whose role is part of the message.',
      tags: 'busy',
      initial: 'waiting',
      invoke: {
        src: 'loadUser',
        input: target,
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'removed' },
          { target: 'denied', actions: { type: 'showAgain', params: output } },
        ],
        onError: 'denied',
      },
      after: { stillWorkingAfter: '.slow', requestTimeout: 'denied' },
      states: { waiting: {}, slow: { tags: 'slow' } },
    },
    denied: {
      description: 'Announces it and refreshes the list.',
      entry: [
        { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context.error) }) },
        'reportOutdated',
      ],
      always: 'permissionDenied',
    },
    checking: {
      description: 'No response: looks the person up before offering Remove again.',
      tags: 'busy',
      initial: 'waiting',
      invoke: {
        src: 'loadUser',
        input: target,
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'removed' },
          {
            guard: { type: 'isStillRemovable', params: output },
            target: 'rejected',
            actions: [
              { type: 'showAgain', params: output },
              { type: 'reject', params: NO_REASON },
            ],
          },
          {
            guard: { type: 'isAccepted', params: output },
            target: 'denied',
            actions: { type: 'showAgain', params: output },
          },
          { target: 'unconfirmed' },
        ],
        onError: 'unconfirmed',
      },
      after: { stillWorkingAfter: '.slow', requestTimeout: 'unconfirmed' },
      states: { waiting: {}, slow: { tags: 'slow' } },
    },
    unconfirmed: {
      description: 'The check failed as well. Retry only checks again; closing refreshes the list.',
      entry: { type: 'announceFailure', params: { text: REMOVAL_UNKNOWN } },
      on: {
        retry: 'checking',
        'dialog.close': { target: 'closed', actions: 'reportOutdated' },
        'dialog.dismiss': { target: 'closed', actions: 'reportOutdated' },
      },
    },
    removed: {
      description: 'The user is gone, by this removal or an earlier one.',
      entry: [
        { type: 'announceSuccess', params: { text: 'User removed successfully' } },
        { type: 'reportRemoved', params: target },
      ],
      always: 'closed',
    },
    closed: { type: 'final' },
  },
});
