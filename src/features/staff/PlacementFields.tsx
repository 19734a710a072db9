import { useRef } from 'react';
import { roleLabel, type Role } from '../../../machines/rules/roles.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/RetryButton.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';

export type PlacementField = 'role' | 'departmentId' | 'teamId';

export type PlacementFieldsProps = {
  form: Record<PlacementField, string>;
  onFieldChange: (field: PlacementField, value: string) => void;
  /** A word beside each label: Optional. */
  aside?: string;
  isLocked: boolean;
  roles: Role[];
  /** What stands for no role, and its help. */
  noRole?: string;
  departments: { id: string; name: string }[];
  teams: { id: string; name: string }[];
  /** Whether departments and teams could be loaded. */
  choicesStatus: 'loading' | 'ready' | 'failed';
  onRetryChoices: () => void;
};

/** Role, department and team. The form can be used without the latter two. */
export function PlacementFields(props: PlacementFieldsProps) {
  const { form, onFieldChange, aside, isLocked, roles, noRole, departments, teams } = props;
  const department = useRef<HTMLSelectElement>(null);
  const retry = <RetryButton onClick={props.onRetryChoices} passFocus={() => department.current?.focus()} />;
  const field = (name: PlacementField) => ({
    name,
    aside,
    value: form[name],
    disabled: isLocked,
    onChange: (event: { currentTarget: { value: string } }) => onFieldChange(name, event.currentTarget.value),
  });
  return (
    <>
      <SelectField label="Role" {...field('role')}>
        {noRole !== undefined && <option value="">{noRole}</option>}
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabel(role)}
          </option>
        ))}
      </SelectField>
      <SelectField
        ref={department}
        label="Department"
        aria-busy={props.choicesStatus === 'loading'}
        {...field('departmentId')}
      >
        <option value="">No Department</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Team" aria-busy={props.choicesStatus === 'loading'} {...field('teamId')}>
        <option value="">No Team</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {props.choicesStatus === 'failed' && (
        <Notice tone="danger" action={retry}>
          Departments and teams could not be loaded. You can continue without them.
        </Notice>
      )}
    </>
  );
}
