import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { pendingLinkMachine } from '../../../../machines/pendingLink/pendingLinkMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { notifyEndReason } from '../../../app/session/endReason.ts';

/** The actor of a link from a mail that was opened over somebody else's session. */
export const PendingLinkActor = createActorContext(
  pendingLinkMachine.provide({
    actors: {
      findPendingLink: fromPromise(async () => {
        const backend = await loadBackend();
        await backend.initialize();
        return backend.pendingLink();
      }),
      acceptPendingLink: fromPromise<Outcome<unknown>>(async ({ signal }) => {
        // Whoever is signed in says yes: for them and their other tabs it is a sign-out by hand.
        notifyEndReason('byHand');
        return (await loadBackend()).acceptPendingLink(signal);
      }),
    },
    actions: {
      dismissPendingLink: () => void loadBackend().then((backend) => backend.dismissPendingLink()),
    },
  }),
);
