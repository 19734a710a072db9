import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { overviewMachine } from '../../../machines/overview/overviewMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { watchConnection } from '../../patterns/list/listActor.ts';

/** The number of latest changes on the dashboard. */
export const LATEST_COUNT = 8;

/** The actor of the dashboard. */
export const OverviewActor = createActorContext(
  overviewMachine.provide({
    actors: {
      loadTotals: fromPromise(async () => (await loadBackend()).loadTotals()),
      loadLatest: fromPromise(async () => {
        // Never aborted: StrictMode unmounts and remounts at once, and an aborted read counts as failed.
        const page = await (
          await loadBackend()
        ).listAuditLogs({ search: '', after: null }, new AbortController().signal);
        return page.ok ? { ok: true, value: page.value.rows.slice(0, LATEST_COUNT) } : page;
      }),
      watchConnection,
    },
  }),
);
