import { useEffect, useRef } from 'react';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import type { Profile } from '../../../machines/shared/entities.ts';
import { PERSON_FIELDS } from '../../../machines/shared/personForm.ts';
import type { SettingsField } from '../../../machines/settings/settingsForm.ts';
import { selectDraft, selectErrors, selectForm } from '../../../machines/settings/selectors.ts';
import { selectIsBusy } from '../../../machines/shared/dialogSelectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { useFocusOnResponse } from '../../lib/focus.ts';
import { SettingsActions } from './SettingsActions.tsx';
import * as styles from './SettingsScreen.css.ts';
import { useDraft } from '../../session/drafts.ts';
import { Field, UsernameField } from '../../components/form/Field.tsx';
import { type FieldChange, Form } from '../../components/form/Form.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { NAMES_CHANGED_BY, NEW_PASSWORD_HELP } from '../../../machines/rules/validation.ts';
import { useTheme } from '../../patterns/theme/ThemeProvider.tsx';
import { Switch } from '../../components/form/Switch.tsx';

/** The props of a form field. */
type FieldProps = (name: SettingsField) => {
  name: SettingsField;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: FieldChange) => void;
};

/** The name of the form's draft, the display name. */
export const SETTINGS = 'settings';

/** Display name, theme and password. The theme is saved at once, the rest on Save Changes. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const settings = SettingsActor.useActorRef();
  const form = SettingsActor.useSelector(selectForm);
  const errors = SettingsActor.useSelector(selectErrors);
  const isBusy = SettingsActor.useSelector(selectIsBusy);
  const { displayName } = profile;
  useEffect(() => settings.send({ type: 'name.saved', displayName }), [settings, displayName]);
  useDraft(profile.id, SETTINGS, () => selectDraft(settings.getSnapshot()));
  const element = useRef<HTMLFormElement>(null);
  useFocusOnResponse(element, isBusy);

  const field: FieldProps = (name) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: isBusy,
    onChange: (event) => settings.send({ type: 'field.change', field: name, value: event.currentTarget.value }),
  });

  return (
    <Form
      ref={element}
      aria-label="Settings"
      className={styles.form}
      onSubmit={() => settings.send({ type: 'form.submit' })}
      aria-busy={isBusy}
    >
      <ProfilePanel profile={profile} field={field} />
      <AppearancePanel />
      <PasswordPanel email={profile.email} field={field} />
      <SettingsActions />
    </Form>
  );
}

function ProfilePanel({ profile, field }: { profile: Profile; field: FieldProps }) {
  return (
    <Panel title="Profile Information" description={NAMES_CHANGED_BY}>
      <dl className={styles.facts}>
        {fieldsOf(PERSON_FIELDS).map((field) => (
          <Fact key={field} label={PERSON_FIELDS[field]} value={profile[field]} />
        ))}
        <Fact label="Email" value={profile.email} />
      </dl>
      <Field label="Display Name" autoComplete="nickname" {...field('displayName')} />
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  const isSet = value !== null && value !== '';
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={isSet ? styles.value : styles.missing} dir="auto">
        {isSet ? value : 'Not set'}
      </dd>
    </div>
  );
}

function PasswordPanel({ email, field }: { email: string; field: FieldProps }) {
  return (
    <Panel title="Change Password" description="Fill in all three fields to change it.">
      <UsernameField email={email} />
      <Field label="Current Password" type="password" autoComplete="current-password" {...field('currentPassword')} />
      <Field
        label="New Password"
        type="password"
        help={NEW_PASSWORD_HELP}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <Field label="Confirm New Password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
    </Panel>
  );
}

function AppearancePanel() {
  const { theme, isSaving, toggle } = useTheme();
  return (
    <Panel title="Appearance">
      <div className={styles.option}>
        <div>
          <p id="dark-mode" className={styles.optionName}>
            Dark mode
          </p>
          <p id="dark-mode-help" className={styles.quiet}>
            Used on every device you sign in on.
          </p>
        </div>
        <Switch
          isOn={theme === 'dark'}
          isBusy={isSaving}
          labelledBy="dark-mode"
          describedBy="dark-mode-help"
          onToggle={toggle}
        />
      </div>
    </Panel>
  );
}
