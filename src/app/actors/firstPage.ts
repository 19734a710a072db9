import type { LoadedPage } from '../../../machines/directory/directoryTypes.ts';
import type { PageRequest } from '../../../machines/directory/page.ts';
import { isSameQuery } from '../../../machines/directory/query.ts';
import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import type { RoutePath } from '../routes/paths.ts';
import { loadBackend } from '../loadBackend.ts';

type List = 'listStaff' | 'listTeams' | 'listAuditLogs';

/** The list that a route shows as a whole, when its address asks for nothing else. */
const LISTS: Partial<Record<string, List>> = {
  '/dashboard/roles': 'listStaff',
  '/dashboard/teams': 'listTeams',
  '/dashboard/audit': 'listAuditLogs',
} satisfies Partial<Record<RoutePath, List>>;

const WHOLE: PageRequest = { search: '', after: null };

type FirstPage = { list: List; userId: string; askedAt: number; page: Promise<LoadedPage>; stop: AbortController };

let asked: FirstPage | null = null;

/**
 * Asks for the list that the page opens with beside the person's profile, and not after it. Who may read what is for
 * the server to say; nothing of it is shown before the session is ready.
 * @param userId whose session this device keeps
 */
export function askFirstPage({ pathname, search }: { pathname: string; search: string }, userId: string): void {
  const list = LISTS[pathname];
  if (list === undefined || search !== '') return;
  const stop = new AbortController();
  const page = loadBackend().then<LoadedPage>((backend) => backend[list](WHOLE, stop.signal));
  asked = { list, userId, askedAt: performance.now(), page, stop };
  // One that failed before somebody wants it is asked for again.
  const forget = () => {
    if (asked?.page === page) asked = null;
  };
  page.then((outcome) => outcome.ok || forget(), forget);
}

/** That page, once, for whoever asks for just that while it is fresh; null when it has to be asked for. */
export function takeFirstPage(list: List, request: PageRequest): Promise<LoadedPage> | null {
  if (asked?.list !== list) return null;
  const { page, askedAt } = asked;
  asked = null;
  const isWanted = request.after === null && request.size === undefined && isSameQuery(request, WHOLE);
  return isWanted && performance.now() - askedAt < REQUEST_TIMEOUT ? page : null;
}

/** Forgets a page that was asked for somebody else than `userId`. */
export function dropFirstPageOfOthers(userId: string | undefined): void {
  if (asked === null || asked.userId === userId) return;
  asked.stop.abort();
  asked = null;
}
