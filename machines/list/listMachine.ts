import { assign, raise } from 'xstate';
import { NO_ANSWER, NO_REASON } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import { firstRequest, initialContext } from './listContext.ts';
import { listSetup } from './listSetup.ts';
import { queryOf, withFilter } from './query.ts';

/** A list that is paginated, searched, filtered, sorted and counted: staff, teams and audit logs. */
export const listMachine = listSetup.createMachine({
  id: 'list',
  description: 'A paginated list. Query, rows and total are parallel states.',
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
          description: 'Only spaces changed.',
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
          description: 'Back, Forward or a link. Ignored if the list itself wrote the URL.',
          guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
          target: '.settled',
          actions: [{ type: 'restore', params: ({ event }) => event.query }, raise({ type: 'query.applied' })],
        },
      },
      states: {
        settled: {},
        typing: {
          description: 'Each key restarts the delay.',
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
            description: 'Requests as many rows as before, to preserve the scroll position.',
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
          description: 'No rows yet. Leaving this state ignores the response.',
          tags: 'busy',
          initial: 'quiet',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => firstRequest(context),
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: 'arrived',
                actions: { type: 'showPage', params: output },
              },
              { target: 'failed', actions: { type: 'reject', params: output } },
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
          description: 'Selects the state for the first page.',
          always: [
            { guard: 'hasRows', target: 'listing' },
            { guard: 'isFiltered', target: 'noMatch' },
            { target: 'empty' },
          ],
        },
        empty: { description: 'No rows, without a search or filter.' },
        noMatch: { description: 'No row matches the search and the filters.' },
        failed: { description: 'Loading the first page failed.', on: { 'list.retry': 'loading' } },
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
                    guard: { type: 'isOk', params: output },
                    target: 'idle',
                    actions: { type: 'appendPage', params: output },
                  },
                  { target: 'moreFailed', actions: { type: 'reject', params: output } },
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
              description: 'The rows stay. Only Retry loads the page again, not scrolling.',
              on: { 'list.retry': 'loadingMore' },
            },
            refreshing: {
              description:
                'Reloads from the top after a refresh or a new query. The old rows stay on screen until the response.',
              tags: ['busy', 'refreshing'],
              initial: 'quiet',
              on: {
                'row.saved': {
                  description: 'The pending response may predate this change, so the page is requested again.',
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
                    guard: { type: 'isOk', params: output },
                    target: '#list.list.arrived',
                    actions: { type: 'showPage', params: output },
                  },
                  { target: 'outdated', actions: { type: 'reject', params: output } },
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
              description: 'Refreshing failed: the rows on screen are marked as stale.',
              tags: 'stale',
              on: { 'list.retry': 'refreshing' },
            },
          },
        },
      },
    },
    total: {
      description: 'Counts the matching rows. Loading rows does not wait for it.',
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
                guard: { type: 'isOk', params: output },
                target: 'counted',
                actions: { type: 'showTotal', params: output },
              },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
          after: { requestTimeout: 'unknown' },
        },
        counted: {},
        unknown: {
          description: 'Shows no total rather than a wrong one. Retry counts again.',
          entry: 'clearTotal',
          on: { 'list.retry': 'counting' },
        },
      },
    },
  },
});
