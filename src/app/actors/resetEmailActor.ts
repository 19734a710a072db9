import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { resetEmailMachine } from '../../../machines/resetEmail/resetEmailMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { announcements } from './announcements.ts';

/** Sends other people the link with which they set a password. */
export const ResetEmailActor = createActorContext(
  resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input }) => (await loadBackend()).requestPasswordReset(input)),
    },
    actions: announcements,
  }),
);
