import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { settingsMachine } from '../../../machines/settings/settingsMachine.ts';
import { settingsUpdateMachine } from '../../../machines/settings/settingsUpdateMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { notifyProfileChanged } from '../../session/otherTabs.ts';
import type { SessionActor } from '../../session/SessionContext.ts';
import { announce, announcements } from '../../patterns/toasts/announce.ts';

/**
 * The settings chart with its effects. A saved name updates the session's profile, here and in other tabs.
 * `reportPassword` is called after a new password, which ends the other sessions.
 */
export function settingsLogic(session: SessionActor, reportPassword: () => void) {
  return settingsMachine.provide({
    actors: {
      settingsUpdate: settingsUpdateMachine.provide({
        actors: {
          verifyPassword: fromPromise(async ({ input }) => (await loadBackend()).verifyPassword(input)),
          saveDisplayName: fromPromise(async ({ input }) => (await loadBackend()).saveDisplayName(input)),
          changePassword: fromPromise(async ({ input }) => {
            const outcome = await (await loadBackend()).changePassword(input);
            if (outcome.ok) reportPassword();
            return outcome;
          }),
        },
        actions: {
          // Only the name: the theme may have been saved since.
          reportProfile: (_, { profile: { id, displayName } }) => {
            const profile = selectProfile(session.getSnapshot());
            if (profile?.id === id) session.send({ type: 'profile.changed', profile: { ...profile, displayName } });
            notifyProfileChanged();
          },
        },
      }),
    },
    actions: { ...announcements, announce: (_, { text }) => announce(text) },
  });
}

export const SettingsActor = createActorContext(settingsMachine);
