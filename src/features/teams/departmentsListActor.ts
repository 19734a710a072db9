import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { listMachine } from '../../../machines/list/listMachine.ts';
import type { LoadedPage } from '../../../machines/list/listTypes.ts';
import type { RowCount } from '../../../machines/list/page.ts';
import { NO_REASON, type Outcome } from '../../../machines/shared/outcome.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** All departments are read at once, so that their number is that of the rows. */
const uncounted: Promise<Outcome<RowCount>> = Promise.resolve(NO_REASON);

async function loadAll(): Promise<LoadedPage> {
  const departments = await (await loadBackend()).listDepartments();
  return departments.ok ? { ok: true, value: { rows: departments.value, next: null } } : departments;
}

/** The list of departments: one page with all of them, which the view narrows. */
export const DepartmentsListActor = createActorContext(
  listMachine.provide({
    actors: {
      loadPage: fromPromise(loadAll),
      countRows: fromPromise(() => uncounted),
    },
  }),
);
