import { assign, raise } from 'xstate';
import { NO_ANSWER, NO_REASON } from '../shared/outcome.ts';
import { firstRequest, initialContext } from './listContext.ts';
import { listSetup } from './listSetup.ts';
import { queryOf, withFilter } from './query.ts';

/** A list that is loaded page by page, searched, filtered, sorted and counted: staff, teams and audit logs alike. */
export const listMachine = listSetup.createMachine({
  id: 'list',
  description: 'A list, page by page by key. What is asked for, the rows and their number go on side by side.',
  context: initialContext,
  type: 'parallel',
  states: {
    search: {
      initial: 'settled',
      on: {
        'search.change': { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
        'search.submit': { target: '.settled', actions: raise({ type: 'search.apply' }) },
        'search.clear': { target: '.settled', actions: [assign({ text: '' }), raise({ type: 'search.apply' })] },
        'search.apply': {
          description: 'Only spaces more or less ask for nothing new.',
          guard: 'isOtherSearch',
          actions: [
            'apply',
            { type: 'rememberQuery', params: ({ context }) => queryOf(context) },
            raise({ type: 'query.applied' }),
          ],
        },
        'filter.set': {
          guard: { type: 'isOtherFilter', params: ({ event }) => event },
          actions: [
            assign({ filters: ({ context, event }) => withFilter(context.filters, event) }),
            { type: 'rememberQuery', params: ({ context }) => queryOf(context) },
            raise({ type: 'query.applied' }),
          ],
        },
        'sort.set': {
          guard: { type: 'isOtherSort', params: ({ event }) => event.sort },
          actions: [
            assign({ sort: ({ event }) => event.sort }),
            { type: 'rememberQuery', params: ({ context }) => queryOf(context) },
            raise({ type: 'query.applied' }),
          ],
        },
        'query.clear': {
          guard: 'isFiltered',
          target: '.settled',
          actions: [
            { type: 'restore', params: ({ context }) => ({ ...queryOf(context), search: '', filters: {} }) },
            { type: 'rememberQuery', params: ({ context }) => queryOf(context) },
            raise({ type: 'query.applied' }),
          ],
        },
        'query.restore': {
          description: 'Back or Forward. The address that we wrote ourselves changes nothing.',
          guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
          target: '.settled',
          actions: [{ type: 'restore', params: ({ event }) => event.query }, raise({ type: 'query.applied' })],
        },
      },
      states: {
        settled: {},
        typing: {
          description: 'Each key starts the wait again.',
          after: { searchDelay: { target: 'settled', actions: raise({ type: 'search.apply' }) } },
        },
      },
    },
    list: {
      initial: 'loading',
      on: {
        'query.applied': [
          { guard: 'hasRows', target: '.listing.refreshing', actions: 'clearLength' },
          { target: '.loading', actions: 'clearLength' },
        ],
        'list.refresh': [
          {
            description: 'As many rows as there were: whoever is far down stays there.',
            guard: 'hasRows',
            target: '.listing.refreshing',
            actions: 'storeLength',
          },
          { target: '.loading' },
        ],
        'row.added': [{ guard: 'hasRows', target: '.listing.refreshing' }, { target: '.loading' }],
      },
      states: {
        loading: {
          description: 'No rows to show yet. Leaving drops the answer.',
          tags: 'busy',
          initial: 'quiet',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => firstRequest(context),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'arrived',
                actions: { type: 'showPage', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'reject', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'reject', params: NO_REASON } },
          },
          after: {
            quietPeriod: '.spinning',
            stillWorkingAfter: '.slow',
            requestTimeout: { target: 'failed', actions: { type: 'reject', params: NO_ANSWER } },
          },
          states: { quiet: {}, spinning: { tags: 'loading' }, slow: { tags: ['loading', 'slow'] } },
        },
        arrived: {
          description: 'What the first page holds decides what is shown.',
          always: [
            { guard: 'hasRows', target: 'listing' },
            { guard: 'isFiltered', target: 'noMatch' },
            { target: 'empty' },
          ],
        },
        empty: { description: 'There is nothing yet: one sentence, and the action that fills it.' },
        noMatch: { description: 'Nothing matches search and filters: what was searched, and Clear.' },
        failed: { description: 'No rows, and why, with Retry.', on: { 'list.retry': 'loading' } },
        listing: {
          initial: 'idle',
          on: {
            'row.saved': { actions: { type: 'replaceRow', params: ({ event }) => event.row } },
            'row.removed': [
              {
                guard: { type: 'hasOtherRows', params: ({ event }) => event.id },
                actions: { type: 'dropRow', params: ({ event }) => event.id },
              },
              { target: 'loading', actions: { type: 'dropRow', params: ({ event }) => event.id } },
            ],
          },
          states: {
            idle: { on: { 'page.more': { guard: 'hasMore', target: 'loadingMore' } } },
            loadingMore: {
              tags: 'busy',
              initial: 'waiting',
              invoke: {
                src: 'loadPage',
                input: ({ context }) => ({ ...queryOf(context), after: context.next }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'appendPage', params: ({ event }) => event.output },
                  },
                  { target: 'moreFailed', actions: { type: 'reject', params: ({ event }) => event.output } },
                ],
                onError: { target: 'moreFailed', actions: { type: 'reject', params: NO_REASON } },
              },
              after: {
                stillWorkingAfter: '.slow',
                requestTimeout: { target: 'moreFailed', actions: { type: 'reject', params: NO_ANSWER } },
              },
              states: { waiting: {}, slow: { tags: 'slow' } },
            },
            moreFailed: {
              description: 'The rows stay. Scrolling on does not ask again by itself; Retry does.',
              on: { 'list.retry': 'loadingMore' },
            },
            refreshing: {
              description:
                'From the top again: a refresh, another search, filter or sort. The old rows stay on screen until then.',
              tags: ['busy', 'refreshing'],
              initial: 'quiet',
              on: {
                'row.saved': {
                  description: 'The answer on its way may be older than this: it is asked for again.',
                  target: 'refreshing',
                  reenter: true,
                  actions: { type: 'replaceRow', params: ({ event }) => event.row },
                },
                'row.removed': {
                  guard: { type: 'hasOtherRows', params: ({ event }) => event.id },
                  target: 'refreshing',
                  reenter: true,
                  actions: { type: 'dropRow', params: ({ event }) => event.id },
                },
              },
              invoke: {
                src: 'loadPage',
                input: ({ context }) => firstRequest(context),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: '#list.list.arrived',
                    actions: { type: 'showPage', params: ({ event }) => event.output },
                  },
                  { target: 'outdated', actions: { type: 'reject', params: ({ event }) => event.output } },
                ],
                onError: { target: 'outdated', actions: { type: 'reject', params: NO_REASON } },
              },
              after: {
                quietPeriod: '.dimmed',
                stillWorkingAfter: '.slow',
                requestTimeout: { target: 'outdated', actions: { type: 'reject', params: NO_ANSWER } },
              },
              states: { quiet: {}, dimmed: { tags: 'dimmed' }, slow: { tags: ['dimmed', 'slow'] } },
            },
            outdated: {
              description: 'Refreshing failed: the rows on screen are old, and marked so.',
              tags: 'stale',
              on: { 'list.retry': 'refreshing' },
            },
          },
        },
      },
    },
    total: {
      description: 'How many there are in all: counted beside the rows, which never wait for it.',
      initial: 'counting',
      on: {
        'query.applied': { target: '.counting', actions: 'clearTotal' },
        'list.refresh': '.counting',
        'row.added': '.counting',
        'row.removed': '.counting',
      },
      states: {
        counting: {
          invoke: {
            src: 'countRows',
            input: ({ context }) => ({ ...queryOf(context), after: null }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'counted',
                actions: { type: 'showTotal', params: ({ event }) => event.output },
              },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
          after: { requestTimeout: 'unknown' },
        },
        counted: {},
        unknown: {
          description: 'No number is better than a wrong one. Retrying the list counts again.',
          entry: 'clearTotal',
          on: { 'list.retry': 'counting' },
        },
      },
    },
  },
});
