import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { withDays } from '../list/days.ts';
import { abortable, type LoadPage } from '../list/listActor.ts';

/** A page of the audit trail. */
export const loadAuditPage: LoadPage = async (request, signal) =>
  (await loadBackend()).listAuditLogs(withDays(request), signal);

/** The audit trail, newest first; whoever provides it hands over `rememberQuery`. */
export const auditListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadAuditPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countAuditLogs(withDays(input), signal)),
  },
});

export const AuditListActor = createActorContext(auditListLogic);
