import type { ChangeUsersProps, ManyAction } from '../../../../machines/changeUsers/changeUsersContext.ts';
import { selectFailure, stepOf } from '../../../../machines/changeUsers/changeUsersMachine.ts';
import { selectChoices } from '../../../../machines/filterChoices/filterChoicesMachine.ts';
import { people } from '../../../../machines/rules/counted.ts';
import { assignableRoles } from '../../../../machines/rules/permissions.ts';
import { teamsOf, withField } from '../../../../machines/rules/placement.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import { selectErrors, selectForm, selectIsBusy } from '../../../../machines/shared/dialogSelectors.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { REASON_HELP } from '../reasons.ts';
import { SelectionActor } from '../selection/selectionActor.ts';
import { FilterChoicesActor } from '../userList.ts';
import { ChangeUsersActor, changeUsersLogic } from './changeUsersActor.ts';
import { ChangePreview } from './ChangePreview.tsx';

const TITLES: Record<ManyAction, string> = {
  role: 'Change Role',
  place: 'Move Users',
  suspend: 'Suspend Users',
  restore: 'Restore Users',
};

const QUESTIONS: Record<ManyAction, (count: string) => string> = {
  role: (count) => `The new role of ${count}:`,
  place: (count) => `The new team and department of ${count}. Without a choice, they have none afterwards.`,
  suspend: (count) =>
    `Suspend ${count}. Suspended users are signed out and cannot sign in. They keep their role and team.`,
  restore: (count) => `End the suspension of ${count}, and clear their leaving dates.`,
};

/** The dialog that changes the selected people: a form, a preview, and the result. */
export function Component(props: OpenDialogProps & { input: ChangeUsersProps & { users: User[] } }) {
  const selection = SelectionActor.useActorRef();
  const logic = changeUsersLogic(useShownRows<User>(), () => selection.send({ type: 'selection.clear' }));
  return (
    <DialogActor of={ChangeUsersActor} logic={logic} {...props}>
      <ChangeUsers />
    </DialogActor>
  );
}

function ChangeUsers() {
  const dialog = ChangeUsersActor.useActorRef();
  const step = ChangeUsersActor.useSelector(stepOf);
  const action = ChangeUsersActor.useSelector(({ context }) => context.action);
  const count = ChangeUsersActor.useSelector(({ context }) => context.users.length);
  const failure = ChangeUsersActor.useSelector(selectFailure);
  if (step !== 'form') return <ChangePreview title={TITLES[action]} step={step} />;
  return (
    <FormDialog title={TITLES[action]} dialog={dialog} submitLabel="Preview" busyLabel="Loading..." failure={failure}>
      <p>{QUESTIONS[action](people(count))}</p>
      {action === 'role' && <RoleField />}
      {action === 'place' && <PlaceFields />}
      {action === 'suspend' && <LastDayField />}
      {(action === 'role' || action === 'suspend') && <ReasonField />}
    </FormDialog>
  );
}

/** The value, error and change handler of a field. */
function useField(name: 'role' | 'lastDay' | 'reason') {
  const dialog = ChangeUsersActor.useActorRef();
  const value = ChangeUsersActor.useSelector(selectForm)[name];
  const error = ChangeUsersActor.useSelector(selectErrors)[name];
  const isBusy = ChangeUsersActor.useSelector(selectIsBusy);
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    dialog.send({ type: 'fields.change', values: { [name]: currentTarget.value } });
  return { name, value, error, onChange, isBusy };
}

function RoleField() {
  const { isBusy, ...field } = useField('role');
  return (
    <SelectField {...field} label="Role" required disabled={isBusy}>
      <option value="">Choose a role</option>
      {assignableRoles(useEditor().role).map((role) => (
        <option key={role} value={role}>
          {roleLabel(role)}
        </option>
      ))}
    </SelectField>
  );
}

function LastDayField() {
  const { isBusy, ...field } = useField('lastDay');
  const today = ChangeUsersActor.useSelector(({ context }) => context.today);
  return (
    <DateField
      {...field}
      label="Last day"
      aside="Optional"
      help="They can sign in until the end of this day. Without a date, they are suspended now."
      min={today}
      readOnly={isBusy}
    />
  );
}

function ReasonField() {
  const { isBusy, ...field } = useField('reason');
  return (
    <Field
      {...field}
      label="Reason"
      aside="Optional"
      help={REASON_HELP}
      autoComplete="off"
      dir="auto"
      readOnly={isBusy}
    />
  );
}

function PlaceFields() {
  const dialog = ChangeUsersActor.useActorRef();
  const form = ChangeUsersActor.useSelector(selectForm);
  const isBusy = ChangeUsersActor.useSelector(selectIsBusy);
  const { departments, teams } = FilterChoicesActor.useSelector(selectChoices);
  const choose =
    (name: 'departmentId' | 'teamId') =>
    ({ currentTarget }: { currentTarget: { value: string } }) =>
      dialog.send({ type: 'fields.change', values: withField(form, name, currentTarget.value, teams) });
  return (
    <>
      <SelectField
        label="Department"
        name="departmentId"
        value={form.departmentId}
        disabled={isBusy}
        onChange={choose('departmentId')}
      >
        <option value="">No Department</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Team" name="teamId" value={form.teamId} disabled={isBusy} onChange={choose('teamId')}>
        <option value="">No Team</option>
        {teamsOf(teams, form.departmentId).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
