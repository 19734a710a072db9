import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { devicesText } from '../../../machines/settings/otherDevicesTexts.ts';
import { settingsMachine } from '../../../machines/settings/settingsMachine.ts';
import { settingsUpdateMachine } from '../../../machines/settings/settingsUpdateMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { notifyProfileChanged } from '../../app/session/changedProfile.ts';
import type { SessionActor } from '../../app/session/SessionContext.ts';
import { announce } from '../../app/toasts/announce.ts';
import { announceLate } from '../../app/toasts/announceLate.ts';
import { announcements } from '../../app/toasts/announcements.ts';

/** The settings screen's effects; `session` and the other tabs learn of the name that was saved. */
export function settingsLogic(session: SessionActor) {
  return settingsMachine.provide({
    actors: {
      settingsUpdate: settingsUpdateMachine.provide({
        actors: {
          verifyPassword: fromPromise(async ({ input }) => (await loadBackend()).verifyPassword(input)),
          saveDisplayName: fromPromise(async ({ input }) => (await loadBackend()).saveDisplayName(input)),
          changePassword: fromPromise(async ({ input }) => (await loadBackend()).changePassword(input)),
        },
        actions: {
          // The name alone: a theme that was saved meanwhile is newer than this row.
          reportProfile: (_, { profile: { id, displayName } }) => {
            const profile = selectProfile(session.getSnapshot());
            if (profile?.id === id) session.send({ type: 'profile.changed', profile: { ...profile, displayName } });
            notifyProfileChanged();
          },
        },
      }),
      signOutOtherDevices: fromPromise(async ({ signal }) => {
        const outcome = await (await loadBackend()).signOutOtherDevices();
        announceLate(outcome, devicesText(outcome), signal);
        return outcome;
      }),
    },
    actions: { ...announcements, announce: (_, { text }) => announce(text) },
  });
}

export const SettingsActor = createActorContext(settingsMachine);
