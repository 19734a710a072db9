import { assign, fromPromise, setup } from 'xstate';
import { acceptedValue, NO_ANSWER, NO_REASON, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isTaken, isUnanswered, withError } from '../shared/outcomeGuards.ts';
import type { ListedPerson } from '../shared/entities.ts';
import { output, requestDelays } from '../shared/request.ts';
import { isAssigned, isProfileAdded, type Progress } from './failure.ts';
import type { CreatedAccount, NewAccountInput, NewAccountOutput, NewAssignment, NewProfile } from './newAccount.ts';

/** Creates a user in order: sign-up, profile, an assignment if one is selected, and an invitation if requested. */
export const newAccountMachine = setup({
  types: {
    context: {} as NewAccountInput & NewAccountOutput,
    input: {} as NewAccountInput,
    output: {} as NewAccountOutput,
  },
  actors: {
    discardUnfinishedAccount: fromPromise<Outcome<unknown>, { email: string }>(notProvided('discardUnfinishedAccount')),
    makeTemporaryPassword: fromPromise<string>(notProvided('makeTemporaryPassword')),
    createAccount: fromPromise<Outcome<CreatedAccount>, { email: string; password: string }>(
      notProvided('createAccount'),
    ),
    findListed: fromPromise<Outcome<ListedPerson[]>, { emails: string[] }>(notProvided('findListed')),
    addProfile: fromPromise<Outcome<unknown>, NewProfile>(notProvided('addProfile')),
    assign: fromPromise<Outcome<unknown>, NewAssignment>(notProvided('assign')),
    sendInvitation: fromPromise<Outcome<unknown>, { email: string }>(notProvided('sendInvitation')),
    recordInvitation: fromPromise<Outcome<unknown>, { id: string }>(notProvided('recordInvitation')),
  },
  actions: {
    storePassword: assign((_, password: string) => ({ password })),
    storeAccount: assign((_, { userId, hasToConfirm = false }: CreatedAccount) => {
      return { userId, hasToConfirm, progress: 'accountCreated' };
    }),
    storeOutcome: assign(withError),
    storeListed: assign((_, found: ListedPerson[]) => ({ listed: found[0] ?? null })),
    setProgress: assign((_, progress: Progress) => ({ progress })),
    setResult: assign((_, result: NewAccountOutput['result']) => ({ result })),
  },
  guards: {
    isInvitationSent: ({ context }) => context.progress === 'invitationSent',
    isAssigned: ({ context: { progress, person } }) =>
      isAssigned(progress) || (isProfileAdded(progress) && person.departmentId === null && person.teamId === null),
    isInvited: ({ context }) => context.firstSignIn === 'invitation',
    isProfileAdded: ({ context }) => isProfileAdded(context.progress),
    isAccountCreated: ({ context }) => context.userId !== '',
    isUnfinished: ({ context }) => context.progress === 'unfinished',
    isPasswordMade: ({ context }) => context.password !== '',
    isAccepted,
    isTaken,
    isUnanswered,
    isFound: (_, outcome: Outcome<ListedPerson[]>) => outcome.ok && outcome.value.length > 0,
  },
  delays: requestDelays,
}).createMachine({
  id: 'newAccount',
  description: 'Creates a user and ends with the progress, from which another attempt can continue.',
  context: ({ input }) => ({ ...input, result: 'rejected', listed: null, error: null }),
  output: ({ context: { result, listed, password, firstSignIn, progress, userId, hasToConfirm, error } }) => ({
    result,
    listed,
    password: firstSignIn === 'invitation' ? '' : password,
    progress,
    userId,
    hasToConfirm,
    error,
  }),
  initial: 'continuing',
  states: {
    continuing: {
      description: 'Selects the next missing step.',
      always: [
        { guard: 'isInvitationSent', target: 'recordingInvitation' },
        { guard: 'isAssigned', target: 'assigned' },
        { guard: 'isProfileAdded', target: 'assigning' },
        { guard: 'isAccountCreated', target: 'addingProfile' },
        { guard: 'isUnfinished', target: 'discarding' },
        { guard: 'isPasswordMade', target: 'creatingAccount' },
        { target: 'makingPassword' },
      ],
    },
    discarding: {
      description: 'The user chose to start over.',
      invoke: {
        src: 'discardUnfinishedAccount',
        input: ({ context: { person } }) => ({ email: person.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'makingPassword',
            actions: { type: 'setProgress', params: 'nothing' },
          },
          {
            description: 'The account was completed by a write without a response, or by another user.',
            guard: { type: 'isTaken', params: output },
            target: 'lookingUpAddress',
          },
          { target: 'unfinished', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: { target: 'unfinished', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'unfinished', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    makingPassword: {
      invoke: {
        src: 'makeTemporaryPassword',
        onDone: { target: 'creatingAccount', actions: { type: 'storePassword', params: output } },
        onError: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_REASON } },
      },
      after: { requestTimeout: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_REASON } } },
    },
    creatingAccount: {
      invoke: {
        src: 'createAccount',
        input: ({ context: { person, password } }) => ({ email: person.email, password }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'addingProfile',
            actions: { type: 'storeAccount', params: ({ event }) => acceptedValue(event.output) },
          },
          { guard: { type: 'isTaken', params: output }, target: 'lookingUpAddress' },
          { guard: { type: 'isUnanswered', params: output }, target: 'accountUnconfirmed' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: 'accountUnconfirmed',
      },
      after: { requestTimeout: 'accountUnconfirmed' },
    },
    accountUnconfirmed: {
      description: 'The sign-up got no response: the account may exist.',
      entry: { type: 'setProgress', params: 'accountUnconfirmed' },
      always: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
    },
    lookingUpAddress: {
      description: 'The address is in use: looks up whether it has a profile.',
      invoke: {
        src: 'findListed',
        input: ({ context: { person } }) => ({ emails: [person.email] }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'listed',
            actions: { type: 'storeListed', params: ({ event }) => acceptedValue(event.output) },
          },
          { guard: { type: 'isAccepted', params: output }, target: 'unfinished' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    addingProfile: {
      invoke: {
        src: 'addProfile',
        input: ({ context: { person, userId } }) => {
          const { departmentId, teamId, ...profile } = person;
          return { userId, ...profile };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'continuing',
            actions: { type: 'setProgress', params: 'profileAdded' },
          },
          { guard: { type: 'isUnanswered', params: output }, target: 'profileUnconfirmed' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: 'profileUnconfirmed',
      },
      after: { requestTimeout: 'profileUnconfirmed' },
    },
    profileUnconfirmed: {
      description: 'The profile got no response and may be saved. Sending it again is safe.',
      entry: { type: 'setProgress', params: 'profileUnconfirmed' },
      always: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
    },
    assigning: {
      invoke: {
        src: 'assign',
        input: ({ context: { person, userId } }) => {
          const { teamId, departmentId } = person;
          return { userId, teamId, departmentId };
        },
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'assigned' },
          { guard: { type: 'isUnanswered', params: output }, target: 'assignmentUnconfirmed' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: 'assignmentUnconfirmed',
      },
      after: { requestTimeout: 'assignmentUnconfirmed' },
    },
    assignmentUnconfirmed: {
      description: 'The assignment got no response and may be saved. Sending it again is safe.',
      entry: { type: 'setProgress', params: 'assignmentUnconfirmed' },
      always: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
    },
    assigned: {
      entry: { type: 'setProgress', params: 'assigned' },
      always: [{ guard: 'isInvited', target: 'sendingInvitation' }, { target: 'complete' }],
    },
    sendingInvitation: {
      description: 'Emails a link to /setup.',
      invoke: {
        src: 'sendInvitation',
        input: ({ context: { person } }) => ({ email: person.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'recordingInvitation',
            actions: { type: 'setProgress', params: 'invitationSent' },
          },
          { guard: { type: 'isUnanswered', params: output }, target: 'invitationUnconfirmed' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: 'invitationUnconfirmed',
      },
      after: { requestTimeout: 'invitationUnconfirmed' },
    },
    invitationUnconfirmed: {
      description: 'The email got no response and may be sent.',
      entry: { type: 'setProgress', params: 'invitationUnconfirmed' },
      always: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
    },
    recordingInvitation: {
      description: 'The list shows when the invitation was sent. Recording it again is safe.',
      invoke: {
        src: 'recordInvitation',
        input: ({ context: { userId } }) => ({ id: userId }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'complete' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'rejected', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    complete: { type: 'final', entry: { type: 'setResult', params: 'complete' } },
    listed: {
      description: 'The address has a profile.',
      type: 'final',
      entry: { type: 'setResult', params: 'listed' },
    },
    unfinished: {
      description: 'The address has an account without a profile: it can be started over.',
      type: 'final',
      entry: { type: 'setResult', params: 'unfinished' },
    },
    rejected: { type: 'final' },
  },
});
