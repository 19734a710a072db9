import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { watchCooldown } from './resetCooldown.ts';

/** The actor of Forgot your password?. */
export const PasswordResetActor = createActorContext(
  passwordResetMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input }) => (await loadBackend()).requestPasswordReset(input)),
      watchCooldown,
    },
  }),
);
