import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { resetLinkMachine } from '../../../../machines/resetLink/resetLinkMachine.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { recordActivity } from '../../../app/session/activity.ts';

/** The effects of a reset link; whoever provides the actor hands over `reportExpired`. */
export const resetLinkLogic = resetLinkMachine.provide({
  actors: {
    verifyResetLink: fromPromise(async ({ input }) => {
      const backend = await loadBackend();
      // The session begins now, however long ago somebody was active here.
      recordActivity();
      return backend.verifyResetLink(input);
    }),
  },
});

export const ResetLinkActor = createActorContext(resetLinkLogic);
