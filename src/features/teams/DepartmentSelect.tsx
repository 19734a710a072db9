import { useRef } from 'react';
import type { DepartmentChoice } from '../../../machines/addTeam/teamForm.ts';
import { RetryButton } from '../../components/feedback/RetryButton.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';

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
  const select = useRef<HTMLSelectElement>(null);
  const retry = <RetryButton variant="text" onClick={onRetry} passFocus={() => select.current?.focus()} />;
  return (
    <SelectField
      ref={select}
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
