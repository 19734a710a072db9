import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { watchCooldown } from './resetCooldown.ts';

export type PasswordReset = ActorRefFrom<typeof passwordResetMachine>;

/** Creates and starts the actor of Forgot your password?; whoever starts it stops it. */
export function startPasswordReset(): PasswordReset {
  const machine = passwordResetMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input }) => (await loadBackend()).requestPasswordReset(input)),
      watchCooldown,
    },
  });
  return createActor(machine).start();
}
