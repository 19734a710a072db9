import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { profileSetupMachine } from '../../../machines/profileSetup/profileSetupMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** Without `reportCompleted`, which the screen provides. */
export const profileSetupLogic = profileSetupMachine.provide({
  actors: {
    changePassword: fromPromise(async ({ input }) => (await loadBackend()).changePassword(input)),
    isPasswordChangeRecorded: fromPromise(async ({ input }) => (await loadBackend()).isPasswordChangeRecorded(input)),
    completeSetup: fromPromise(async ({ input }) => (await loadBackend()).completeSetup(input)),
  },
});

export const ProfileSetupActor = createActorContext(profileSetupLogic);
