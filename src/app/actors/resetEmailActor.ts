import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { resetEmailMachine } from '../../../machines/resetEmail/resetEmailMachine.ts';
import { resetEmailText } from '../../../machines/resetEmail/texts.ts';
import { loadBackend } from '../loadBackend.ts';
import { announceLate } from './announceLate.ts';
import { announcements } from './announcements.ts';

/** Sends other people the link with which they set a password: the shell has one, and a dialog for one person its own. */
export const ResetEmailActor = createActorContext(
  resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input, signal }) => {
        const outcome = await (await loadBackend()).requestPasswordReset(input);
        announceLate(outcome, resetEmailText(input.email, outcome), signal);
        return outcome;
      }),
    },
    actions: announcements,
  }),
);
