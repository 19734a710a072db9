import { NEW_PASSWORD_HELP } from '../../../machines/rules/validation.ts';
import { Field } from '../../components/form/Field.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { UsernameField } from '../../components/form/UsernameField.tsx';
import type { FieldProps } from './SettingsForm.tsx';

/** A new password, which the current one allows (specification, section 2; decisions, sign-in). */
export function PasswordPanel({ email, field }: { email: string; field: FieldProps }) {
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
