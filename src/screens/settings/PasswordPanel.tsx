import { MINIMUM_PASSWORD_LENGTH } from '../../../machines/rules/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { FieldProps } from './SettingsForm.tsx';

/** A new password, which the current one allows (specification, section 2; decisions, sign-in). */
export function PasswordPanel({ email, field }: { email: string; field: FieldProps }) {
  return (
    <Panel title="Change Password" description="Fill in all three fields to change it.">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label="Current Password" type="password" autoComplete="current-password" {...field('currentPassword')} />
      <Field
        label="New Password"
        type="password"
        help={`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <Field label="Confirm New Password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
    </Panel>
  );
}
