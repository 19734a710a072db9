import {
  failureOf,
  isDimmed,
  isEmpty,
  isFilteredList,
  isListing,
  isLoading,
  isNoMatch,
  isSettled,
  rowsOf,
  totalOf,
} from '../../../../machines/list/selectors.ts';
import { accepted, answerOf, answeredBy, contextOf, isEqual, requestsOf, type Invariant, type Of } from '../moment.ts';

type List = Of<typeof rowsOf>;

/** The rules of lists. */
export const listInvariants: Invariant[] = [
  {
    name: 'a row is listed once',
    charts: ['list'],
    holds: ({ snapshot }) =>
      new Set(rowsOf(snapshot as List).map(({ id }) => id)).size === rowsOf(snapshot as List).length,
  },
  {
    name: 'a list has rows, or says why not',
    charts: ['list'],
    holds: ({ snapshot }) => {
      const current = snapshot as List;
      const hasRows = rowsOf(current).length > 0;
      return (
        (!isListing(current) || hasRows) &&
        (!isEmpty(current) || (!hasRows && !isFilteredList(current))) &&
        (!isNoMatch(current) || (!hasRows && isFilteredList(current)))
      );
    },
  },
  {
    name: 'a loaded page is shown',
    charts: ['list'],
    holds: (moment) =>
      !accepted(moment, 'loadPage') ||
      (isSettled(moment.snapshot as List) &&
        failureOf(moment.snapshot as List) === null &&
        !moment.snapshot.hasTag('busy')),
  },
  {
    name: 'a page that was not loaded shows the error, and the rows stay',
    charts: ['list'],
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('loadPage') ||
      (failureOf(moment.snapshot as List) !== null &&
        isEqual(rowsOf(moment.snapshot as List), rowsOf(moment.before as List))),
  },
  {
    name: 'a count is shown',
    charts: ['list'],
    holds: (moment) => !accepted(moment, 'countRows') || totalOf(moment.snapshot as List) !== null,
  },
  {
    name: 'a count that failed shows no total',
    charts: ['list'],
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('countRows') ||
      contextOf(moment)['total'] === null,
  },
  {
    name: 'the spinner appears after a moment',
    charts: ['list'],
    holds: (moment) =>
      moment.event?.type.startsWith('xstate.after.quietPeriod.') !== true ||
      ((isLoading(moment.snapshot as List) || isDimmed(moment.snapshot as List)) && !moment.snapshot.hasTag('slow')),
  },
  {
    name: 'a request follows each new query, and only a new one',
    charts: ['list'],
    holds: (moment) => {
      const [{ search, filters, sort }, before] = [
        contextOf(moment),
        moment.before && contextOf({ snapshot: moment.before }),
      ];
      if (before === null) return true;
      const isOther = !isEqual([search, filters, sort], [before['search'], before['filters'], before['sort']]);
      return (
        !isOther ||
        ['loadPage', 'countRows'].every((name) => requestsOf(moment).some((request) => request.name === name))
      );
    },
  },
  {
    name: 'loading waits for a spinner and a timeout',
    charts: ['list'],
    holds: ({ snapshot }) =>
      !snapshot.hasTag('busy') ||
      snapshot.hasTag('loading') ||
      snapshot.hasTag('dimmed') ||
      isListing(snapshot as List) ||
      snapshot._nodes.some(({ after }: { after: { delay: unknown }[] }) =>
        after.some(({ delay }) => delay === 'quietPeriod'),
      ),
  },
  {
    name: 'rows are dimmed while they are replaced',
    charts: ['list'],
    holds: ({ snapshot }) =>
      !snapshot.hasTag('refreshing') ||
      snapshot._nodes.some(({ after }: { after: { delay: unknown }[] }) =>
        after.some(({ delay }) => delay === 'quietPeriod'),
      ),
  },
];
