import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { recordActivity } from '../../app/session/activity.ts';

/** The sign-in form's actor; the session chart learns of the sign-in from the backend itself. */
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
