import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import type { ThemePreference } from '../shared/entities.ts';
import { notProvided, errorText, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

type Themed = { theme: ThemePreference };

const FAILED = 'Failed to update theme';

/** What `src/app` does to show a theme: the class on the document root, and what this device remembers. */
const applyTheme: (_: unknown, params: Themed) => void = notProvided('applyTheme');

const otherTheme = ({ theme }: Themed): ThemePreference => (theme === 'light' ? 'dark' : 'light');

/** The theme that is shown (specification, section 4): saved before it changes. */
export const themeMachine = setup({
  types: {
    context: {} as Themed & {
      /** Whose preference it is; empty while nobody's is known. */
      userId: string;
    },
    /** What the document shows at the start: light, or what this device remembers. */
    input: {} as Themed,
    events: {} as
      | ({ type: 'preference.loaded'; userId: string } & Themed)
      /** Somebody is signed in, and their preference could not be read. */
      | { type: 'preference.unreadable'; userId: string }
      | { type: 'session.ended' }
      | { type: 'theme.toggle' },
    tags: '' as 'busy',
  },
  actors: {
    saveThemePreference: fromPromise<Outcome<unknown>, { userId: string } & Themed>(notProvided('saveThemePreference')),
  },
  actions: {
    applyTheme,
    announce: announcement('announce'),
    announceFailure: announcement('announceFailure'),
    storeUser: assign((_, { userId }: { userId: string }) => ({ userId })),
    clearUser: assign({ userId: '' }),
    storeTheme: assign((_, { theme }: Themed) => ({ theme })),
    storeOtherTheme: assign(({ context }) => ({ theme: otherTheme(context) })),
  },
  guards: {
    isSamePerson: ({ context }, { userId }: { userId: string }) => userId === context.userId,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER },
}).createMachine({
  id: 'theme',
  description: 'Light or dark: the preference of whoever is signed in, changed only after it is saved.',
  context: ({ input }) => ({ theme: input.theme, userId: '' }),
  initial: 'unknown',
  on: {
    'preference.loaded': {
      target: '.shown',
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        { type: 'storeTheme', params: ({ event }) => event },
      ],
    },
    'preference.unreadable': {
      description: 'Light, without a word.',
      target: '.shown',
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        { type: 'storeTheme', params: { theme: 'light' } },
      ],
    },
    'session.ended': {
      target: '.unknown',
      actions: [
        'clearUser',
        { type: 'storeTheme', params: { theme: 'light' } },
        { type: 'applyTheme', params: { theme: 'light' } },
      ],
    },
  },
  states: {
    unknown: { description: 'Nobody is signed in, or their preference is not read yet: there is nothing to toggle.' },
    shown: {
      entry: { type: 'applyTheme', params: ({ context }) => ({ theme: context.theme }) },
      on: { 'theme.toggle': 'saving' },
    },
    saving: {
      description: 'The theme stays as it is until the other one is saved.',
      tags: 'busy',
      on: {
        'preference.loaded': {
          description: 'What is being saved is newer than what is read meanwhile.',
          guard: { type: 'isSamePerson', params: ({ event }) => event },
        },
        'preference.unreadable': { guard: { type: 'isSamePerson', params: ({ event }) => event } },
      },
      invoke: {
        src: 'saveThemePreference',
        input: ({ context }) => ({ userId: context.userId, theme: otherTheme(context) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: 'storeOtherTheme',
          },
          {
            target: 'shown',
            actions: {
              type: 'announceFailure',
              params: ({ event: { output } }) => ({ text: output.ok ? FAILED : errorText(output.error, FAILED) }),
            },
          },
        ],
        onError: { target: 'shown', actions: { type: 'announceFailure', params: { text: FAILED } } },
      },
      after: {
        requestTimeout: { target: 'shown', actions: { type: 'announceFailure', params: { text: FAILED } } },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { stillWorkingAfter: 'stillWaiting' } },
        stillWaiting: {
          description: 'The command that toggled it is gone from the screen: nothing else would say it.',
          entry: { type: 'announce', params: { text: 'Still saving the theme…' } },
        },
      },
    },
  },
});
