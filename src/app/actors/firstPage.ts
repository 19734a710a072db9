import type { DirectoryRow, LoadedPage } from '../../../machines/directory/directoryTypes.ts';
import type { Page, PageRequest } from '../../../machines/directory/page.ts';
import { isSameQuery } from '../../../machines/directory/query.ts';
import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import { routeAt, type RoutePath } from '../routes/paths.ts';
import { loadBackend } from '../loadBackend.ts';
import type { FirstList } from '../../backend/earlyReads.ts';

/** The list that a route shows as a whole, when its address asks for nothing else. */
const LISTS: Partial<Record<RoutePath, FirstList>> = {
  '/dashboard/roles': 'listStaff',
  '/dashboard/teams': 'listTeams',
  '/dashboard/audit': 'listAuditLogs',
};

type Address = { pathname: string; search: string };

/** The list that an address opens with; undefined where it is none, or not the whole. */
export function firstListOf({ pathname, search }: Address): FirstList | undefined {
  const route = routeAt(pathname);
  return search === '' && route !== null ? LISTS[route] : undefined;
}

const WHOLE: PageRequest = { search: '', after: null };

type FirstPage = {
  list: FirstList;
  userId: string;
  askedAt: number;
  page: Promise<LoadedPage>;
  /** What came. */
  arrived: Page<DirectoryRow> | null;
  stop: AbortController;
};

let asked: FirstPage | null = null;

/**
 * Asks for the list that the page opens with beside the person's profile, and not after it. Who may read what is for
 * the server to say; nothing of it is shown before the session is ready.
 * @param userId whose session this device keeps
 */
export function askFirstPage(address: Address, userId: string): void {
  const list = firstListOf(address);
  if (list === undefined) return;
  const stop = new AbortController();
  const page = loadBackend().then<LoadedPage>((backend) => backend[list](WHOLE, stop.signal));
  const asking: FirstPage = { list, userId, askedAt: performance.now(), page, arrived: null, stop };
  asked = asking;
  // One that failed before somebody wants it is asked for again.
  const forget = () => {
    if (asked === asking) asked = null;
  };
  page.then((outcome) => {
    if (outcome.ok) asking.arrived = outcome.value;
    else forget();
  }, forget);
}

function wanted(list: FirstList, request: PageRequest): FirstPage | null {
  const isWanted = request.after === null && request.size === undefined && isSameQuery(request, WHOLE);
  const isFresh = asked !== null && performance.now() - asked.askedAt < REQUEST_TIMEOUT;
  return asked?.list === list && isWanted && isFresh ? asked : null;
}

/** That page, for whoever asks for just that while it is fresh and has arrived; null when it has to be waited for. */
export function arrivedFirstPage(list: FirstList, request: PageRequest): Page<DirectoryRow> | null {
  return wanted(list, request)?.arrived ?? null;
}

/** That page, once, arrived or not; null when it has to be asked for. */
export function takeFirstPage(list: FirstList, request: PageRequest): Promise<LoadedPage> | null {
  const page = wanted(list, request)?.page ?? null;
  forgetFirstPage(list);
  return page;
}

/** Forgets that page, shown or not: a later visit asks for what is there then. */
export function forgetFirstPage(list: FirstList): void {
  if (asked?.list === list) asked = null;
}

/** Forgets a page that was asked for somebody else than `userId`. */
export function dropFirstPageOfOthers(userId: string | undefined): void {
  if (asked === null || asked.userId === userId) return;
  asked.stop.abort();
  asked = null;
}
