import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { recordActivity } from '../../session/activity.ts';

/** The actor of the sign-in form. The session receives the sign-in from the backend. */
export const LoginActor = createActorContext(
  loginMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input }) => {
        const backend = await loadBackend();
        recordActivity();
        return backend.signIn(input);
      }),
    },
  }),
);
