import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { importCheckMachine } from '../../../../machines/importUsers/importCheckMachine.ts';
import type { ImportUsersEvent } from '../../../../machines/importUsers/importUsersContext.ts';
import { importUsersMachine } from '../../../../machines/importUsers/importUsersMachine.ts';
import type { SavedTable } from '../../../../machines/importUsers/tables.ts';
import { beginWork } from '../../../session/activity.ts';
import type { Backend } from '../../../backend/backend.ts';
import { csvText } from '../../../lib/csvText.ts';
import { saveText } from '../../../lib/saveText.ts';
import { newAccountLogic } from '../addUser/newAccountLogic.ts';
import { placementChoices } from '../loadPlacementChoices.ts';
import { readTable } from './readTable.ts';

export const ImportUsersActor = createActorContext(importUsersMachine);

/** Saves a table as a file. */
export const saveTable = ({ name, rows }: SavedTable) => saveText(csvText(rows), name, 'text/csv');

const TICK = 1_000;

/** Sends the time every second. A run counts as activity, because a sign-out would lose the passwords. */
const watchWork = fromCallback(({ sendBack }) => {
  const send: (event: ImportUsersEvent) => void = sendBack;
  const tick = () => send({ type: 'clock.ticked', now: Date.now() });
  const endWork = beginWork();
  tick();
  const timer = setInterval(tick, TICK);
  return () => {
    clearInterval(timer);
    endWork();
  };
});

/** The effects of the import; the dialog provides `reportAdded`. @param load loads the backend */
export function importUsersLogic(load: () => Promise<Backend>) {
  return importUsersMachine.provide({
    actors: {
      importCheck: importCheckMachine.provide({
        actors: {
          readFile: fromPromise(({ input }) => readTable(input.file)),
          loadChoices: fromPromise(async () => placementChoices(await load())),
          findListed: fromPromise(async ({ input }) => (await load()).findListed(input)),
        },
      }),
      newAccount: newAccountLogic(load),
      watchClock: watchWork,
    },
    actions: { saveTable: (_, table) => saveTable(table) },
  });
}
