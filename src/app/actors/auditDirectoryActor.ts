import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/directory/directoryTypes.ts';
import type { PageRequest } from '../../../machines/directory/page.ts';
import { directoryMachine } from '../../../machines/directory/directoryMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { withDays } from '../directory/days.ts';
import { abortable } from './abortable.ts';
import type { LoadPage } from '../reading/readRowsLogic.ts';

/** A page of the audit trail. */
export const loadAuditPage: LoadPage = async (request, signal) =>
  (await loadBackend()).listAuditLogs(withDays(request), signal);

/** The audit trail, newest first; whoever provides it hands over `rememberQuery`. */
export const auditDirectoryLogic = directoryMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadAuditPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countAuditLogs(withDays(input), signal)),
  },
});

export const AuditDirectoryActor = createActorContext(auditDirectoryLogic);
