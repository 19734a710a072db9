import { type ReactNode, useRef } from 'react';
import type { EditUserField } from '../../../machines/editUser/editUserForm.ts';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import { type Role, roleLabel } from '../../../machines/rules/roles.ts';
import type { ChoicesStatus } from '../../../machines/shared/dialogSelectors.ts';
import { PERSON_FIELDS, type PersonForm } from '../../../machines/shared/personForm.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import type { FieldChange } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { NameField } from '../../patterns/dialog/FormDialog.tsx';
import * as styles from './PersonFields.css.ts';

type PersonField = EditUserField;

/** The label of each field. */
export const PERSON_LABELS: Record<PersonField, string> = {
  ...PERSON_FIELDS,
  role: 'Role',
  departmentId: 'Department',
  teamId: 'Team',
};

/** The control of each value, which suits its type. */
const CONTROLS: Record<keyof PersonForm, typeof NameField> = { firstName: NameField, lastName: NameField };

type Option = { id: string; name: string };

type PersonFieldsProps = {
  form: Record<PersonField, string>;
  errors: Partial<Record<PersonField, string | undefined>>;
  areNamesLocked: boolean;
  areSelectsLocked: boolean;
  onFieldChange: (field: PersonField, value: string) => void;
  /** A word beside the label of each select, such as Optional. */
  aside?: string;
  roles: Role[];
  /** The option for no role; omitted if a role is required. */
  noRole?: string;
  departments: Option[];
  teams: Option[];
  choicesStatus: ChoicesStatus;
  onRetryChoices: () => void;
  /** Shown below the role. */
  children?: ReactNode;
};

/** Names, role, department and team. The form can be used before departments and teams are loaded. */
export function PersonFields(props: PersonFieldsProps) {
  const { form, errors, onFieldChange, aside, roles, noRole, departments, teams, choicesStatus } = props;
  const department = useRef<HTMLSelectElement>(null);
  const retry = <RetryButton onClick={props.onRetryChoices} passFocus={() => department.current?.focus()} />;
  const nameField = (name: keyof PersonForm) => ({
    label: PERSON_LABELS[name],
    name,
    value: form[name],
    error: errors[name],
    readOnly: props.areNamesLocked,
    onChange: (value: string) => onFieldChange(name, value),
  });
  const select = (name: 'role' | 'departmentId' | 'teamId') => ({
    label: PERSON_LABELS[name],
    name,
    aside,
    value: form[name],
    disabled: props.areSelectsLocked,
    onChange: (event: FieldChange) => onFieldChange(name, event.currentTarget.value),
  });
  return (
    <>
      <div className={styles.names}>
        {fieldsOf(PERSON_FIELDS).map((name) => {
          const Control = CONTROLS[name];
          return <Control key={name} {...nameField(name)} />;
        })}
      </div>
      <SelectField {...select('role')}>
        {noRole !== undefined && <option value="">{noRole}</option>}
        <Options options={roles.map((role) => ({ id: role, name: roleLabel(role) }))} />
      </SelectField>
      {props.children}
      <SelectField ref={department} aria-busy={choicesStatus === 'loading'} {...select('departmentId')}>
        <option value="">No Department</option>
        <Options options={departments} />
      </SelectField>
      <SelectField aria-busy={choicesStatus === 'loading'} {...select('teamId')}>
        <option value="">No Team</option>
        <Options options={teams} />
      </SelectField>
      {choicesStatus === 'failed' && (
        <Notice tone="danger" action={retry}>
          Departments and teams could not be loaded. You can continue without them.
        </Notice>
      )}
    </>
  );
}

function Options({ options }: { options: Option[] }) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
