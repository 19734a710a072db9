import { fromPromise } from 'xstate';
import { importCheckMachine } from '../../../../machines/importUsers/importCheckMachine.ts';
import { importUsersMachine } from '../../../../machines/importUsers/importUsersMachine.ts';
import type { Backend } from '../../../backend/backend.ts';
import { readTable } from './readTable.ts';
import { saveTable } from './saveTable.ts';
import { placementChoices } from '../loadPlacementChoices.ts';
import { newAccountLogic } from '../addUser/newAccountLogic.ts';
import { watchWork } from './watchWork.ts';

/** The Import dialog's effects, on the backend that `load` gives; `reportAdded` and `reportClosed` are its opener's. */
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
