import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { overviewMachine } from '../../../machines/overview/overviewMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** How many of the latest changes the dashboard's home shows. */
export const LATEST_COUNT = 8;

/** The figures and the latest changes of the dashboard's home. */
export const OverviewActor = createActorContext(
  overviewMachine.provide({
    actors: {
      loadTotals: fromPromise(async () => (await loadBackend()).loadTotals()),
      loadLatest: fromPromise(async () => {
        // Never ended early: in development StrictMode leaves and returns at once, and an ended read is a failure.
        const page = await (
          await loadBackend()
        ).listAuditLogs({ search: '', after: null }, new AbortController().signal);
        return page.ok ? { ok: true, value: page.value.rows.slice(0, LATEST_COUNT) } : page;
      }),
      watchConnection: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'connection.restored' });
        window.addEventListener('online', tell);
        return () => window.removeEventListener('online', tell);
      }),
    },
  }),
);
