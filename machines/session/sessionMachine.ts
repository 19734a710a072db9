import { and, not, stateIn } from 'xstate';
import { output } from '../shared/request.ts';
import { ending, ends, sessionSetup, verified } from './sessionSetup.ts';

/** The session: the signed-in user, the accessible pages, and its end (specification, section 4). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The signed-in user, the accessible pages, and the end of an inactive session.',
  context: { user: null, profile: null, failure: null },
  invoke: { id: 'auth', src: 'listenToAuth' },
  initial: 'restoring',
  on: {
    'auth.recovery': {
      description: 'A password-reset link was opened.',
      target: '.signedIn.account.opening.recovering',
      actions: [{ type: 'recognise', params: ({ event }) => event }, 'rememberRecovery'],
    },
    'auth.session': [
      {
        guard: 'isNobodySignedIn',
        target: '.signedIn.account.opening.arriving',
        actions: { type: 'recognise', params: ({ event }) => event },
      },
      {
        description: 'Another user signed in in another tab, possibly while this session is ending.',
        guard: { type: 'isAnotherUser', params: ({ event }) => event },
        target: '.signedIn.account.opening.arriving',
        actions: ['wipeDrafts', { type: 'recognise', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    restoring: {
      description: 'Renders no protected page until the user is known. An email link may take long.',
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            description: 'A reload does not restore a session that was ending or has timed out.',
            guard: { type: 'endedByInactivity', params: ending },
            target: 'signingOut.timingOut',
            actions: { type: 'recognise', params: output },
          },
          {
            guard: { type: 'endedByHand', params: ending },
            target: 'signingOut.leaving',
            actions: { type: 'recognise', params: output },
          },
          {
            guard: { type: 'isRecovery', params: output },
            target: 'signedIn.account.opening.recovering',
            actions: { type: 'recognise', params: output },
          },
          {
            guard: { type: 'isFound', params: output },
            target: 'signedIn',
            actions: { type: 'recognise', params: output },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
      after: { requestTimeout: '.late' },
      initial: 'inTime',
      states: {
        inTime: { tags: 'busy', on: { 'auth.session': { description: 'Ignored: it is the session to be restored.' } } },
        late: { description: 'The page says so. A late response or a sign-in is still accepted.' },
      },
    },
    signedOut: {
      description: 'The child state selects the message of the landing or sign-in page. Another tab may sign in.',
      entry: 'clearUser',
      initial: 'visiting',
      states: {
        visiting: { description: 'No user was signed in.' },
        left: {
          description: 'The user signed out by hand.',
          entry: 'wipeDrafts',
          initial: 'here',
          states: { here: {}, elsewhere: { description: 'In another tab; this one explains why.' } },
        },
        timedOut: { description: 'The session timed out.' },
        expired: { description: 'The server no longer accepts the session.' },
        removed: { description: 'The account was removed.' },
        suspended: { description: 'The account is suspended.' },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'auth.ended': [
          { guard: { type: 'endedByHand', params: ({ event }) => event }, target: 'signedOut.left.elsewhere' },
          { guard: { type: 'endedByInactivity', params: ({ event }) => event }, target: 'signedOut.timedOut' },
          { guard: { type: 'endedBySuspension', params: ({ event }) => event }, target: 'signedOut.suspended' },
          { guard: { type: 'endedByRemoval', params: ({ event }) => event }, target: 'signedOut.removed' },
          { target: 'signedOut.expired' },
        ],
        'session.signOut': 'signingOut.leaving',
      },
      states: {
        account: {
          initial: 'opening',
          states: {
            opening: {
              tags: 'busy',
              on: { 'setup.completedElsewhere': { target: '.returning', reenter: true } },
              invoke: {
                src: 'loadProfile',
                input: ({ context }) => context.user,
                onDone: [
                  {
                    guard: { type: 'isRejected', params: output },
                    target: 'unreadable',
                    actions: { type: 'storeOutcome', params: output },
                  },
                  { guard: and([{ type: 'isMissing', params: output }, stateIn('#arriving')]), target: 'creating' },
                  { guard: { type: 'isMissing', params: output }, target: '#session.signingOut.removed' },
                  { guard: { type: 'isSuspended', params: output }, target: '#session.signingOut.suspended' },
                  {
                    guard: stateIn('#recovering'),
                    target: 'passwordDue.recovery',
                    actions: { type: 'storeOutcome', params: output },
                  },
                  { target: 'ready', actions: { type: 'storeOutcome', params: output } },
                ],
                onError: 'unreadable',
              },
              initial: 'returning',
              states: {
                returning: { description: 'After a reload, a missing profile means that the user was removed.' },
                arriving: { id: 'arriving', description: 'After a sign-in, a missing profile is created.' },
                recovering: {
                  id: 'recovering',
                  description: 'After a reset link, a new password is required first.',
                  on: { 'auth.recovery': { guard: { type: 'isSamePerson', params: ({ event }) => event } } },
                },
                asBefore: { type: 'history' },
              },
            },
            unreadable: {
              on: { 'session.retry': 'opening.asBefore', 'setup.completedElsewhere': 'opening.returning' },
            },
            creating: {
              tags: 'busy',
              invoke: {
                src: 'createProfile',
                input: ({ context }) => context.user,
                onDone: [
                  { guard: { type: 'isAccountGone', params: output }, target: '#session.signingOut.removed' },
                  {
                    guard: { type: 'isRejected', params: output },
                    target: 'uncreated',
                    actions: { type: 'storeOutcome', params: output },
                  },
                  { target: 'opening.returning' },
                ],
                onError: 'uncreated',
              },
            },
            uncreated: { on: { 'session.retry': 'creating' } },
            passwordDue: {
              description: 'Every protected route redirects to /setup until a new password is saved.',
              on: {
                'setup.completed': {
                  target: 'ready',
                  actions: [
                    { type: 'storeProfile', params: ({ event }) => event },
                    'clearRecovery',
                    'notifySetupCompleted',
                  ],
                },
                'setup.completedElsewhere': 'opening.returning',
              },
              initial: 'firstLogin',
              states: {
                firstLogin: verified,
                recovery: {
                  ...verified,
                  on: { 'auth.recovery': { guard: { type: 'isSamePerson', params: ({ event }) => event } } },
                },
              },
            },
            ready: {
              always: { guard: and(['isSetupPending', not(stateIn('#checking'))]), target: 'passwordDue' },
              on: { 'profile.changed': { actions: { type: 'storeProfile', params: ({ event }) => event } } },
            },
          },
        },
        access: {
          description: 'Whether the user may still sign in.',
          initial: 'granted',
          states: {
            granted: { on: { 'profile.outdated': { guard: 'isProfileKnown', target: 'refreshing' } } },
            refreshing: {
              description:
                'Reads the profile after a denied request, a save elsewhere, or on focus; again after a save here.',
              on: {
                'profile.changed': { target: 'refreshing', reenter: true },
                'setup.completed': { target: 'refreshing', reenter: true },
              },
              invoke: {
                src: 'loadProfile',
                input: ({ context }) => context.user,
                onDone: [
                  { guard: { type: 'isRejected', params: output }, target: 'granted' },
                  { guard: { type: 'isMissing', params: output }, target: '#session.signingOut.removed' },
                  { guard: { type: 'isSuspended', params: output }, target: '#session.signingOut.suspended' },
                  {
                    guard: { type: 'isRoleChanged', params: output },
                    target: 'checking',
                    actions: [{ type: 'storeOutcome', params: output }, 'announceRole'],
                  },
                  { target: 'checking', actions: { type: 'storeOutcome', params: output } },
                ],
                onError: 'granted',
              },
            },
            checking: {
              id: 'checking',
              description: 'Checks whether the session was ended elsewhere. An error changes nothing.',
              invoke: {
                src: 'hasSession',
                onDone: [
                  { guard: { type: 'isEnded', params: output }, target: '#session.signingOut.expired' },
                  { target: 'granted' },
                ],
                onError: 'granted',
              },
            },
          },
        },
        inactivity: { invoke: { id: 'inactivity', src: 'inactivity', onDone: '#session.signingOut.timingOut' } },
      },
    },
    signingOut: {
      description: 'Ends the session on this device, whether or not the server responds.',
      initial: 'leaving',
      tags: 'busy',
      states: {
        leaving: ends('byHand', '#session.signedOut.left'),
        timingOut: ends('inactivity', '#session.signedOut.timedOut'),
        removed: ends('removed', '#session.signedOut.removed'),
        suspended: ends('suspended', '#session.signedOut.suspended'),
        expired: ends('expired', '#session.signedOut.expired'),
      },
    },
  },
});
