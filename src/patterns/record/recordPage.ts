import { createActorContext } from '@xstate/react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { recordPageMachine, type LoadedRecord } from '../../../machines/recordPage/recordPageMachine.ts';
import { isId } from '../../../machines/rules/isId.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { watchConnection, type ShownRows } from '../list/listActor.ts';

type RecordPageActorRef = ActorRefFrom<typeof recordPageMachine>;

/** The page of the user or team in the URL; its screen provides `loadRecord`. */
export const RecordPageActor = createActorContext(recordPageMachine);

/**
 * Provides the chart of a record page with `load`, which returns null for an unknown id. Malformed ids are not loaded.
 */
export function recordPageLogic(load: (input: { id: string }) => Promise<Outcome<LoadedRecord | null>>) {
  return recordPageMachine.provide({
    actors: {
      loadRecord: fromPromise(async ({ input }) => (isId(input.id) ? load(input) : { ok: true, value: null })),
      watchConnection,
    },
  });
}

/** Lets the dialogs of a list change the page of one record. */
export function asRows<Row>(page: RecordPageActorRef): ShownRows<Row> {
  return {
    getSnapshot: () => page.getSnapshot(),
    send: () => page.send({ type: 'record.changed' }),
  };
}
