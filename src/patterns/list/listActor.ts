import { useEffect } from 'react';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { listMachine } from '../../../machines/list/listMachine.ts';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { PageRequest } from '../../../machines/list/page.ts';

/** The actor of a list, for rows of any type. */
export type ListActor = ActorRefFrom<typeof listMachine>;

/** Reads a page of a list; rejects if `signal` is aborted. */
export type LoadPage = (request: PageRequest, signal: AbortSignal) => Promise<LoadedPage>;

type Load<Output, Input> = (request: { input: Input; signal: AbortSignal }) => Promise<Output>;

/**
 * A read that never settles once it is aborted: StrictMode starts each actor twice, and the second start would treat
 * the abort of the first as an error.
 */
export function abortable<Output, Input>(load: Load<Output, Input>) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await load({ input, signal });
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {});
      throw error;
    }
  });
}

type RefreshableList = { getSnapshot: () => { status: string }; send: (event: { type: 'list.refresh' }) => void };

type RowChange<Row> =
  { type: 'row.added' | 'list.refresh' } | { type: 'row.saved'; row: Row } | { type: 'row.removed'; id: string };

/** The rows that a dialog changes: a list, or the page of one record. */
export type ShownRows<Row> = RefreshableList & { send: (event: RowChange<Row>) => void };

/** Refreshes a list if its screen is still mounted. */
export function refreshList(list: RefreshableList): void {
  if (list.getSnapshot().status === 'active') list.send({ type: 'list.refresh' });
}

/** Sends `connection.restored` when the device is online again. */
export const watchConnection = fromCallback(({ sendBack }) => {
  const notify = () => sendBack({ type: 'connection.restored' });
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
});

/** Refreshes a list when the device is online again. */
export function useRefreshOnline(list: ListActor): void {
  useEffect(() => {
    const refresh = () => list.send({ type: 'list.refresh' });
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [list]);
}
