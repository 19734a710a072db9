import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import type { ThemePreference } from '../shared/entities.ts';
import { errorText, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

type Themed = { theme: ThemePreference };

const FAILED = 'Failed to update theme';

/** Applies a theme and stores it on this device. */
const applyTheme: (_: unknown, params: Themed) => void = notProvided('applyTheme');

const otherTheme = ({ theme }: Themed): ThemePreference => (theme === 'light' ? 'dark' : 'light');

/** The theme of the app (specification, section 4), saved before it changes. */
export const themeMachine = setup({
  types: {
    context: {} as Themed & {
      /** The user of the preference; empty if signed out. */
      userId: string;
    },
    /** The theme of the document at the start. */
    input: {} as Themed,
    events: {} as
      | ({ type: 'preference.loaded'; userId: string } & Themed)
      /** The preference of the signed-in user could not be read. */
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
    isAccepted,
  },
  delays: requestDelays,
}).createMachine({
  id: 'theme',
  description: 'Light or dark: the preference of the signed-in user, saved before it changes.',
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
      description: 'Falls back to light, without a message.',
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
    unknown: { description: 'Signed out, or the preference is not read yet.' },
    shown: {
      entry: { type: 'applyTheme', params: ({ context }) => ({ theme: context.theme }) },
      on: { 'theme.toggle': 'saving' },
    },
    saving: {
      description: 'The theme changes after the request succeeds.',
      tags: 'busy',
      on: {
        'preference.loaded': {
          description: 'The value being saved is newer than the one just read.',
          guard: { type: 'isSamePerson', params: ({ event }) => event },
        },
        'preference.unreadable': { guard: { type: 'isSamePerson', params: ({ event }) => event } },
      },
      invoke: {
        src: 'saveThemePreference',
        input: ({ context }) => ({ userId: context.userId, theme: otherTheme(context) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
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
          description: 'The command palette has closed, so nothing else shows the progress.',
          entry: { type: 'announce', params: { text: 'Still saving the theme…' } },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof themeMachine>;

/** The theme that is shown. */
export function selectTheme(snapshot: Snapshot) {
  return snapshot.context.theme;
}
