import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { heldLinkMachine } from '../../../../machines/heldLink/heldLinkMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { tellEndReason } from '../../../app/session/endReason.ts';

/** The actor of a link from a mail that was opened over somebody else's session. */
export const HeldLinkActor = createActorContext(
  heldLinkMachine.provide({
    actors: {
      findHeldLink: fromPromise(async () => {
        const backend = await loadBackend();
        await backend.initialize();
        return backend.heldLink();
      }),
      acceptHeldLink: fromPromise<Outcome<unknown>>(async ({ signal }) => {
        // Whoever is signed in says yes: for them and their other tabs it is a sign-out by hand.
        tellEndReason('byHand');
        return (await loadBackend()).acceptHeldLink(signal);
      }),
    },
    actions: {
      dismissHeldLink: () => void loadBackend().then((backend) => backend.dismissHeldLink()),
    },
  }),
);
