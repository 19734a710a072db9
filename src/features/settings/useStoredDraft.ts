import { useEffect } from 'react';
import { selectDraft } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { clearSettingsDraft, storeSettingsDraft } from './settingsDraft.ts';
import { useAuth, type SessionActor } from '../../app/session/SessionContext.ts';

/** Keeps a typed display name when inactivity, here or in another tab, ends the session (decisions, sign-in). */
export function useStoredDraft(userId: string): void {
  const session = useAuth();
  const settings = SettingsActor.useActorRef();
  useEffect(() => {
    // The one of before is in the form.
    clearSettingsDraft();
    return () => {
      const displayName = selectDraft(settings.getSnapshot());
      if (displayName !== null && isTimedOut(session)) storeSettingsDraft({ userId, displayName });
    };
  }, [session, settings, userId]);
}

function isTimedOut(session: SessionActor): boolean {
  const snapshot = session.getSnapshot();
  return snapshot.matches({ signingOut: 'timingOut' }) || snapshot.matches({ signedOut: 'timedOut' });
}
