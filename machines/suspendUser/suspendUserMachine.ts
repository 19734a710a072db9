import { assign, fromPromise, setup } from 'xstate';
import { canSuspend } from '../rules/permissions.ts';
import { announcement } from '../shared/announcement.ts';
import type { User } from '../shared/entities.ts';
import { acceptedValue, NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isForbidden, isFound, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import {
  failureText,
  successText,
  suspendErrors,
  suspensionOf,
  type LastDay,
  type SuspendUserContext,
  type SuspendUserEvent,
  type SuspendUserForm,
  type SuspendUserProps,
} from './suspendUserContext.ts';

/** The dialog that suspends a user now or after their last day. The write is idempotent, so it can be retried. */
export const suspendUserMachine = setup({
  types: {
    context: {} as SuspendUserContext,
    input: {} as SuspendUserProps,
    events: {} as SuspendUserEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: { suspendUser: fromPromise<Outcome<User | null>, LastDay>(notProvided('suspendUser')) },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    changeField: assign(({ context }, { field, value }: { field: keyof SuspendUserForm; value: string }) => ({
      form: { ...context.form, [field]: value },
      errors: {},
      error: null,
    })),
    showErrors: assign(({ context }) => ({ errors: suspendErrors(context) })),
    storeError: assign(withError),
    storeNewer: assign(({ context: { target } }, reading: Outcome<User | null>) => ({
      target: acceptedValue(reading) ?? target,
    })),
    clearErrors: assign({ errors: {}, error: null }),
  },
  guards: {
    maySuspend: ({ context: { editor, target } }) => canSuspend(editor, target),
    isUntouched: ({ context: { form } }) => form.lastDay === '' && form.reason === '',
    isValid: ({ context }) => Object.keys(suspendErrors(context)).length === 0,
    isAccepted,
    isForbidden,
    isFound,
  },
  delays: requestDelays,
}).createMachine({
  id: 'suspendUser',
  description: 'Suspends a user now or after their last day. The form is stored until it is saved or cancelled.',
  context: ({ input }) => ({ ...input, form: { lastDay: '', reason: '' }, errors: {}, error: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'maySuspend', target: 'editing' }, { target: 'permissionDenied' }] },
    permissionDenied: {
      description: 'The person is the editor, not lower in rank, or the server denies the suspension.',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    editing: {
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isValid', target: 'suspending' },
          { description: 'Focuses the first invalid field.', actions: 'showErrors' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
    },
    suspending: {
      tags: 'busy',
      entry: 'clearErrors',
      invoke: {
        src: 'suspendUser',
        input: ({ context }) => suspensionOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            description: 'Another editor changed the last day in the meantime.',
            target: 'conflict',
            actions: [{ type: 'storeNewer', params: output }, 'reportChanged'],
          },
          { guard: { type: 'isAccepted', params: output }, target: 'suspended' },
          {
            guard: { type: 'isForbidden', params: output },
            target: 'denied',
            actions: { type: 'storeError', params: output },
          },
          { target: 'failed', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'failed', actions: { type: 'storeError', params: NO_ANSWER } } },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    conflict: {
      description: 'Nothing is overwritten yet: the user chooses between the two.',
      on: { 'conflict.overwrite': 'suspending', 'conflict.takeNewer': 'closed', 'dialog.close': 'closed' },
    },
    failed: {
      description: 'Announces the error. Without a response the user may be suspended, so the list is refreshed.',
      entry: [{ type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) }, 'reportChanged'],
      always: 'editing',
    },
    denied: {
      description: 'One of the two roles has changed. Announces it and refreshes the list.',
      entry: [{ type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) }, 'reportChanged'],
      always: 'permissionDenied',
    },
    suspended: {
      entry: [{ type: 'announceSuccess', params: ({ context }) => ({ text: successText(context) }) }, 'reportChanged'],
      always: 'closed',
    },
    closed: { type: 'final' },
  },
});
