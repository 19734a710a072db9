import type { DepartmentChoice } from '../../../machines/addTeam/teamForm.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

export type DepartmentSelectProps = {
  /** The options, No Department first. */
  choices: DepartmentChoice[];
  status: 'loading' | 'ready' | 'failed';
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onRetry: () => void;
};

/** A team's department, or none. The form can be used while the departments are on their way, or cannot be had. */
export function DepartmentSelect({ choices, status, value, disabled, onChange, onRetry }: DepartmentSelectProps) {
  const retry = (
    <Button variant="text" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <SelectField
      label="Department"
      name="departmentId"
      value={value}
      disabled={disabled}
      aria-busy={status === 'loading'}
      aside={status === 'failed' ? retry : 'Optional'}
      help={status === 'failed' ? 'The departments could not be loaded.' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
