import { useRef } from 'react';
import type { DepartmentChoice, FieldChange, TeamErrors, TeamForm } from '../../../machines/addTeam/teamForm.ts';
import type { ChoicesStatus } from '../../../machines/shared/dialogSelectors.ts';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { NameField } from '../../patterns/dialog/FormDialog.tsx';

type TeamFieldsProps = {
  form: TeamForm;
  errors: TeamErrors;
  /** The departments, No Department first. */
  choices: DepartmentChoice[];
  choicesStatus: ChoicesStatus;
  isBusy: boolean;
  onChange: (change: FieldChange) => void;
  onRetryChoices: () => void;
};

/** The fields of a team, for adding and editing. They can be used before the departments are loaded. */
export function TeamFields(props: TeamFieldsProps) {
  const { form, errors, choices, choicesStatus, isBusy, onChange, onRetryChoices } = props;
  const select = useRef<HTMLSelectElement>(null);
  const hasFailed = choicesStatus === 'failed';
  const retry = <RetryButton variant="text" onClick={onRetryChoices} passFocus={() => select.current?.focus()} />;
  return (
    <>
      <NameField
        label="Team Name"
        name="name"
        value={form.name}
        error={errors.name}
        readOnly={isBusy}
        onChange={(value) => onChange({ field: 'name', value })}
      />
      <SelectField
        ref={select}
        label="Department"
        name="departmentId"
        value={form.departmentId}
        disabled={isBusy}
        aria-busy={choicesStatus === 'loading'}
        aside={hasFailed ? retry : 'Optional'}
        help={hasFailed ? 'The departments could not be loaded.' : undefined}
        onChange={(event) => onChange({ field: 'departmentId', value: event.currentTarget.value })}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
