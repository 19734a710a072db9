import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addDepartmentMachine } from '../../../../machines/addDepartment/addDepartmentMachine.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { notifyLate } from '../../../app/toasts/notifyLate.ts';

/**
 * The Add Department dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`.
 * @param refresh reads the list again, for a write that ends after the dialog was closed
 */
export function addDepartmentLogic(refresh: () => void) {
  const late = notifyLate(refresh);
  return addDepartmentMachine.provide({
    actors: {
      addDepartment: fromPromise(async ({ input, signal }) => late((await loadBackend()).addDepartment(input), signal)),
    },
    actions: announcements,
  });
}

export const AddDepartmentActor = createActorContext(addDepartmentMachine);
