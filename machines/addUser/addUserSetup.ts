import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { canAdd } from '../rules/permissions.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { afterAttempt, afterChange, afterDefect } from './addUserContext.ts';
import type { AddUserContext, AddUserEvent, AddUserProps, FieldChange } from './addUserContext.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { requestDelays } from '../shared/request.ts';
import { addUserErrors, isFilledIn } from './addUserForm.ts';
import { discardFailure, isAssigned, isProfileAdded, listedText } from './failure.ts';
import type { FirstSignIn, NewAccountOutput } from './newAccount.ts';
import { newAccountMachine } from './newAccountMachine.ts';

const report: (name: string) => (_: unknown, params: { userId: string }) => void = notProvided;

/** The actors, actions, guards and delays of the Add User chart. */
export const addUserSetup = setup({
  types: {
    context: {} as AddUserContext,
    input: {} as AddUserProps,
    events: {} as AddUserEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')),
    newAccount: newAccountMachine,
    discardUnfinishedAccount: fromPromise<Outcome<unknown>, { email: string }>(notProvided('discardUnfinishedAccount')),
    copyToClipboard: fromPromise<unknown, { text: string }>(notProvided('copyToClipboard')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    announceUnfinished: announcement('announceUnfinished'),
    reportAdded: report('reportAdded'),
    reportUnconfirmed: notProvided('reportUnconfirmed'),
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: addUserErrors(context.form), listed: null })),
    showAddressListed: assign((_, { listed }: NewAccountOutput) => ({ listed, errors: { email: listedText(listed) } })),
    clearFailure: assign({ failure: null }),
    chooseFirstSignIn: assign((_, firstSignIn: FirstSignIn) => ({ firstSignIn })),
    skipAssignment: assign({ progress: 'assigned' }),
    storeAttempt: assign((_, output: NewAccountOutput) => afterAttempt(output)),
    storeDiscardFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: discardFailure(outcome) })),
    clearAccount: assign({ password: '', progress: 'nothing', userId: '', hasToConfirm: false }),
    markUnfinished: assign({ password: '', progress: 'unfinished', userId: '', hasToConfirm: false }),
    doubtAccount: assign(afterDefect()),
  },
  guards: {
    mayAdd: ({ context }) => canAdd(context.editor.role),
    isUntouched: ({ context }) => !isFilledIn(context.form),
    isValid: ({ context }) => Object.keys(addUserErrors(context.form)).length === 0,
    isCorrectable: ({ context }, { field }: FieldChange) =>
      field !== 'email' && context.progress !== 'profileUnconfirmed',
    isAccepted,
    isComplete: (_, { result }: NewAccountOutput) => result === 'complete',
    isInvitation: ({ context }) => context.firstSignIn === 'invitation',
    isInvited: ({ context }, { result }: NewAccountOutput) =>
      result === 'complete' && context.firstSignIn === 'invitation',
    isListed: (_, { result }: NewAccountOutput) => result === 'listed',
    isUnfinished: (_, { result }: NewAccountOutput) => result === 'unfinished',
    isInvitationMissing: (_, { progress }: NewAccountOutput) => isAssigned(progress),
    isAssignmentMissing: (_, { progress }: NewAccountOutput) => isProfileAdded(progress),
    isNothingWritten: (_, { progress }: NewAccountOutput) => progress === 'nothing',
  },
  delays: requestDelays,
});
