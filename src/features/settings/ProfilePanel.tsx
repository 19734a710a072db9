import type { Profile } from '../../../machines/shared/entities.ts';
import { Field } from '../../components/form/Field.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import type { FieldProps } from './SettingsForm.tsx';
import * as styles from './SettingsScreen.css.ts';

/** Who the person is; only the display name is theirs to change (specification, section 2). */
export function ProfilePanel({ profile, field }: { profile: Profile; field: FieldProps }) {
  return (
    <Panel
      title="Profile Information"
      description="Your first and last name are changed by those who manage your account."
    >
      <dl className={styles.facts}>
        <Fact label="First Name" value={profile.firstName} />
        <Fact label="Last Name" value={profile.lastName} />
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
