import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { Page } from '../list/page.ts';
import { searchedText } from '../list/query.ts';
import { REQUEST_TIMEOUT, SEARCH_DELAY, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { NO_ANSWER, type Outcome, errorText, notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import {
  type FoundPerson,
  type Option,
  type PaletteContext,
  type PaletteScope,
  type Step,
  PEOPLE_SHOWN,
  activeOption,
  chosenOption,
  isNamed,
  optionsOf,
  shownPeople,
  steppedTo,
} from './options.ts';

/** The result of the effect `findPeople`. */
export type FoundPeople = Outcome<Page<FoundPerson>>;

type PaletteEvent =
  | ({ type: 'palette.open' } & PaletteScope)
  | { type: 'palette.close' }
  | { type: 'text.change'; text: string }
  | { type: 'option.move'; step: Step }
  /** The option is hovered. */
  | { type: 'option.activate'; id: string }
  /** Null chooses the active option. */
  | { type: 'option.choose'; id: string | null }
  | { type: 'search.retry' };

/** The chosen option; never null. */
export type Choice = { option: Option | null };

/** The context of a closed palette. */
export const NOTHING: PaletteContext = {
  commands: [],
  finds: 'nothing',
  text: '',
  people: [],
  hasMore: false,
  activeId: null,
  failure: null,
};

const SEARCH_FAILED = 'Failed to search people';

/** Opens the screen of the option, or runs its action. */
const carryOut: (_: unknown, choice: Choice) => void = notProvided('carryOut');

/**
 * The command palette (Ctrl+K): navigation, people and frequent actions in one field (decisions, shell). Without
 * commands it picks a person.
 */
export const commandPaletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: { findPeople: fromPromise<FoundPeople, { search: string }>(notProvided('findPeople')) },
  actions: {
    carryOut,
    offer: assign((_, { commands, finds }: PaletteScope) => ({ commands, finds })),
    type: assign((_, text: string) => ({ text, activeId: null })),
    storeNamed: assign(({ context }) => ({
      people: context.people.filter((person) => isNamed(person, searchedText(context.text))),
      hasMore: false,
    })),
    clearPeople: assign({ people: [], hasMore: false }),
    showPeople: assign(({ context }, found: FoundPeople) =>
      found.ok
        ? {
            people: shownPeople(found.value.rows, searchedText(context.text)),
            hasMore: found.value.next !== null || found.value.rows.length > PEOPLE_SHOWN,
            // Store the active option, so that Enter still chooses it after new people arrive.
            activeId: activeOption(context)?.id ?? null,
          }
        : {},
    ),
    reject: assign((_, found: FoundPeople) => (found.ok ? {} : { failure: errorText(found.error, SEARCH_FAILED) })),
    move: assign(({ context }, step: Step) => ({ activeId: steppedTo(context, step) })),
    activate: assign((_, activeId: string) => ({ activeId })),
    wipe: assign(NOTHING),
  },
  guards: {
    isOk: (_, found: FoundPeople) => found.ok,
    findsNothing: ({ context }, text: string) => context.finds === 'nothing' || searchedText(text) === '',
    isSameSearch: ({ context }, text: string) => searchedText(text) === searchedText(context.text),
    hasNoOptions: ({ context }) => optionsOf(context).length === 0,
    isOffered: ({ context }, id: string | null) => chosenOption(context, id) !== null,
  },
  delays: {
    searchDelay: SEARCH_DELAY,
    stillWorkingAfter: STILL_WORKING_AFTER,
    requestTimeout: REQUEST_TIMEOUT,
  },
}).createMachine({
  id: 'commandPalette',
  description: 'The text filters commands at once, and searches people on the server. It can also pick a person.',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: { 'palette.open': { target: 'open', actions: { type: 'offer', params: ({ event }) => event } } },
    },
    open: {
      initial: 'idle',
      on: {
        'palette.close': 'closed',
        'text.change': [
          {
            guard: { type: 'findsNothing', params: ({ event }) => event.text },
            target: '.idle',
            actions: [{ type: 'type', params: ({ event }) => event.text }, 'clearPeople'],
          },
          {
            description: 'Only spaces changed.',
            guard: { type: 'isSameSearch', params: ({ event }) => event.text },
            actions: { type: 'type', params: ({ event }) => event.text },
          },
          {
            description: 'People who still match stay on screen until the response, to avoid flicker.',
            target: '.typing',
            actions: [{ type: 'type', params: ({ event }) => event.text }, 'storeNamed'],
          },
        ],
        'option.move': { actions: { type: 'move', params: ({ event }) => event.step } },
        'option.activate': { actions: { type: 'activate', params: ({ event }) => event.id } },
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.id },
          target: 'closed',
          actions: { type: 'carryOut', params: ({ context, event }) => ({ option: chosenOption(context, event.id) }) },
        },
      },
      states: {
        idle: { description: 'Shows commands only, without searching people.' },
        typing: {
          description: 'Each key restarts the delay.',
          tags: 'busy',
          on: {
            'option.choose': {
              description: 'Enter without an option searches immediately.',
              guard: 'hasNoOptions',
              target: 'searching',
            },
          },
          after: { searchDelay: 'searching' },
        },
        searching: {
          description: 'Another key ignores the response.',
          tags: 'busy',
          initial: 'waiting',
          invoke: {
            src: 'findPeople',
            input: ({ context }) => ({ search: searchedText(context.text) }),
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: 'results',
                actions: { type: 'showPeople', params: output },
              },
              { target: 'failed', actions: { type: 'reject', params: output } },
            ],
            onError: { target: 'failed', actions: { type: 'reject', params: NO_ANSWER } },
          },
          after: {
            stillWorkingAfter: '.slow',
            requestTimeout: { target: 'failed', actions: { type: 'reject', params: NO_ANSWER } },
          },
          states: { waiting: {}, slow: { tags: 'slow' } },
        },
        results: { description: 'The search succeeded; it may have found no one.' },
        failed: { description: 'Commands still work; Retry searches again.', on: { 'search.retry': 'searching' } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof commandPaletteMachine>;

export function selectIsOpen(snapshot: Snapshot) {
  return snapshot.matches('open');
}

/** The text of the search field. */
export function selectText(snapshot: Snapshot) {
  return snapshot.context.text;
}

/** The options on screen, in their order. */
export function selectOptions(snapshot: Snapshot) {
  return optionsOf(snapshot.context);
}

/** The id of the option that Enter chooses; null when there is none. */
export function selectActiveId(snapshot: Snapshot) {
  return activeOption(snapshot.context)?.id ?? null;
}

/** Whether a search is pending or running. */
export function selectIsSearching(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether the search takes longer than usual. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** The search error, or null. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.matches({ open: 'failed' }) ? snapshot.context.failure : null;
}

/** Whether more people match than are shown and no option opens the full list. */
export function selectIsCut({ context }: Snapshot) {
  return context.hasMore && context.finds === 'people';
}
