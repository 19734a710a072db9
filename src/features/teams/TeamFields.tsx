import type { DepartmentChoice, FieldChange, TeamErrors, TeamForm } from '../../../machines/addTeam/teamForm.ts';
import { Field } from '../../components/form/Field.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../components/feedback/SlowNotice.tsx';
import { DepartmentSelect, type DepartmentSelectProps } from './DepartmentSelect.tsx';
import * as styles from './TeamDialog.css.ts';
import { useFocusOnError } from './useFocusOnError.ts';

export type TeamFieldsProps = {
  form: TeamForm;
  errors: TeamErrors;
  /** Why the last attempt was refused. */
  message: string | null;
  choices: DepartmentChoice[];
  choicesStatus: DepartmentSelectProps['status'];
  isBusy: boolean;
  isSlow: boolean;
  onChange: (change: FieldChange) => void;
  onRetryChoices: () => void;
};

/** Name and department of a team: the same for adding and editing. */
export function TeamFields({
  form,
  errors,
  message,
  choices,
  choicesStatus,
  isBusy,
  isSlow,
  onChange,
  onRetryChoices,
}: TeamFieldsProps) {
  const fields = useFocusOnError(errors);
  return (
    <div ref={fields} className={styles.fields} aria-busy={isBusy}>
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <Field
        label="Team Name"
        name="name"
        dir="auto"
        autoComplete="off"
        required
        value={form.name}
        error={errors.name}
        readOnly={isBusy}
        onChange={(event) => onChange({ field: 'name', value: event.currentTarget.value })}
      />
      <DepartmentSelect
        choices={choices}
        status={choicesStatus}
        value={form.departmentId}
        disabled={isBusy}
        onChange={(value) => onChange({ field: 'departmentId', value })}
        onRetry={onRetryChoices}
      />
      <SlowNotice isSlow={isSlow} />
    </div>
  );
}
