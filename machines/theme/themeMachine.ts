import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import type { ThemePreference } from '../shared/entities.ts';
import { errorText, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

type Themed = { theme: ThemePreference };
/** Null: the user has chosen none. */
type Preferred = { theme: ThemePreference | null };

const FAILED = 'Failed to update theme';

/** The stored choice, and the theme of the system. */
export type ThemesAtStart = { chosen: ThemePreference | null; system: ThemePreference };

type ThemeContext = ThemesAtStart & {
  /** The user of the preference; empty if signed out. */
  userId: string;
};

/** Applies a theme and stores it on this device; without one, applies that of the system. */
const applyTheme: (_: unknown, params: Preferred) => void = notProvided('applyTheme');

const shownTheme = ({ chosen, system }: ThemeContext) => chosen ?? system;
const otherTheme = (context: ThemeContext) => (shownTheme(context) === 'light' ? 'dark' : 'light');

/** The theme of the app (specification, section 4), saved before it changes; that of the system until it is chosen. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    input: {} as ThemesAtStart,
    events: {} as
      | ({ type: 'preference.loaded'; userId: string } & Preferred)
      | ({ type: 'system.changed' } & Themed)
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
    storeSystem: assign((_, { theme }: Themed) => ({ system: theme })),
    storeTheme: assign((_, { theme }: Preferred) => ({ chosen: theme })),
    storeOtherTheme: assign(({ context }) => ({ chosen: otherTheme(context) })),
  },
  guards: {
    isSamePerson: ({ context }, { userId }: { userId: string }) => userId === context.userId,
    isAccepted,
  },
  delays: requestDelays,
}).createMachine({
  id: 'theme',
  description:
    'Light or dark: the preference of the signed-in user, saved before it changes. Until then, as the system.',
  context: ({ input }) => ({ ...input, userId: '' }),
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
      description: 'Falls back to the theme of the system, without a message.',
      target: '.shown',
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        { type: 'storeTheme', params: { theme: null } },
      ],
    },
    'session.ended': {
      target: '.unknown',
      actions: [
        'clearUser',
        { type: 'storeTheme', params: { theme: null } },
        { type: 'applyTheme', params: { theme: null } },
      ],
    },
    'system.changed': {
      actions: [
        { type: 'storeSystem', params: ({ event }) => event },
        { type: 'applyTheme', params: ({ context }) => ({ theme: context.chosen }) },
      ],
    },
  },
  states: {
    unknown: { description: 'Signed out, or the preference is not read yet.' },
    shown: {
      entry: { type: 'applyTheme', params: ({ context }) => ({ theme: context.chosen }) },
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
  return shownTheme(snapshot.context);
}
