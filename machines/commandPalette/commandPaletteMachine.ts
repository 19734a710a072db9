import { assign, fromPromise, setup } from 'xstate';
import { searchedText } from '../list/query.ts';
import { NO_ANSWER, notProvided, errorText } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, SEARCH_DELAY, STILL_WORKING_AFTER } from '../rules/limits.ts';
import {
  NOTHING,
  type Choice,
  type FoundPeople,
  type PaletteContext,
  type PaletteEvent,
  type PaletteOpening,
  type Step,
} from './commandPaletteContext.ts';
import { activeOption, chosenOption, isNamed, optionsOf, PEOPLE_SHOWN, shownPeople, steppedTo } from './options.ts';

const SEARCH_FAILED = 'Failed to search people';

/** Goes to where the option leads, or does what it says. */
const carryOut: (_: unknown, choice: Choice) => void = notProvided('carryOut');

/**
 * Ctrl+K: one field for going anywhere, finding anybody and doing what is done often (decisions, shell). Without
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
    offer: assign((_, { commands, finds }: PaletteOpening) => ({ commands, finds })),
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
            // Enter goes on to choose what it would have chosen.
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
    seeksNobody: ({ context }, text: string) => context.finds === 'nobody' || searchedText(text) === '',
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
  description: 'Commands are narrowed at once by what is typed; people are asked of the server. Picks a person, too.',
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
            guard: { type: 'seeksNobody', params: ({ event }) => event.text },
            target: '.idle',
            actions: [{ type: 'type', params: ({ event }) => event.text }, 'clearPeople'],
          },
          {
            description: 'Only spaces more or less.',
            guard: { type: 'isSameSearch', params: ({ event }) => event.text },
            actions: { type: 'type', params: ({ event }) => event.text },
          },
          {
            description: 'Whoever still matches stays until the answer, so that nothing flickers.',
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
        idle: { description: 'Commands only: nobody is looked for.' },
        typing: {
          description: 'Each key starts the wait again.',
          tags: 'busy',
          on: {
            'option.choose': {
              description: 'Enter while there is nothing to choose: searches at once.',
              guard: 'hasNoOptions',
              target: 'searching',
            },
          },
          after: { searchDelay: 'searching' },
        },
        searching: {
          description: 'Another key drops the answer.',
          tags: 'busy',
          initial: 'waiting',
          invoke: {
            src: 'findPeople',
            input: ({ context }) => ({ search: searchedText(context.text) }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'results',
                actions: { type: 'showPeople', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'reject', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'reject', params: NO_ANSWER } },
          },
          after: {
            stillWorkingAfter: '.slow',
            requestTimeout: { target: 'failed', actions: { type: 'reject', params: NO_ANSWER } },
          },
          states: { waiting: {}, slow: { tags: 'slow' } },
        },
        results: { description: 'Whom the server found, or nobody.' },
        failed: { description: 'Commands go on working; Retry searches again.', on: { 'search.retry': 'searching' } },
      },
    },
  },
});
