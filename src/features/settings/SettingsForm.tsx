import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Profile } from '../../../machines/shared/entities.ts';
import type { SettingsField } from '../../../machines/settings/settingsForm.ts';
import { selectErrors, selectForm, selectIsBusy } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { focusFirstWrongField } from '../../components/form/focusFirstWrongField.ts';
import { useFocusOnAnswer } from '../../components/form/useFocusOnAnswer.ts';
import { AppearancePanel } from './AppearancePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SettingsActions } from './SettingsActions.tsx';
import { useStoredDraft } from './useStoredDraft.ts';
import * as styles from './SettingsScreen.css.ts';

/** What a field of the form takes from the chart. */
export type FieldProps = (name: SettingsField) => {
  name: SettingsField;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** Display name, theme and password; the theme is saved by itself. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const settings = SettingsActor.useActorRef();
  const form = SettingsActor.useSelector(selectForm);
  const errors = SettingsActor.useSelector(selectErrors);
  const isBusy = SettingsActor.useSelector(selectIsBusy);
  const { displayName } = profile;
  useEffect(() => settings.send({ type: 'name.saved', displayName }), [settings, displayName]);
  useStoredDraft(profile.id);
  const element = useRef<HTMLFormElement>(null);
  useFocusOnAnswer(element, isBusy);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    settings.send({ type: 'form.submit' });
    focusFirstWrongField(event.currentTarget);
  };
  const field: FieldProps = (name) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: isBusy,
    onChange: (event) => settings.send({ type: 'field.change', field: name, value: event.currentTarget.value }),
  });

  return (
    <form ref={element} noValidate aria-label="Settings" className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      <ProfilePanel profile={profile} field={field} />
      <AppearancePanel />
      <PasswordPanel email={profile.email} field={field} />
      <SettingsActions />
    </form>
  );
}
