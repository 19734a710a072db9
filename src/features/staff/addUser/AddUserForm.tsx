import { shallowEqual } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import {
  selectDepartmentChoices,
  selectFailure,
  selectFirstSignIn,
  selectProgressText,
  selectRoleChoices,
  selectTeamChoices,
  type AddUserView,
} from '../../../../machines/addUser/addUserContext.ts';
import { ADD_USER_FIELDS, type AddUserField } from '../../../../machines/addUser/addUserForm.ts';
import type { addUserMachine } from '../../../../machines/addUser/addUserMachine.ts';
import { DEFAULT_ROLE, roleLabel } from '../../../../machines/rules/roles.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
} from '../../../../machines/shared/dialogSelectors.ts';
import { userPath } from '../../../session/paths.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { FormDialog, NameField } from '../../../patterns/dialog/FormDialog.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { AddUserActor } from './addUserActor.ts';
import { FirstSignInField } from './FirstSignInField.tsx';

type FormView = Extract<AddUserView, 'form' | 'interrupted' | 'assignmentFailed' | 'invitationFailed'>;

/** The fields that cannot be changed at the moment. */
function selectLockedFields(snapshot: SnapshotFrom<typeof addUserMachine>): AddUserField[] {
  return ADD_USER_FIELDS.filter((field) => !snapshot.can({ type: 'field.change', field, value: '' }));
}

/** The form of Add User; after a failed step, with the saved parts and Retry. */
export function AddUserForm({ view }: { view: FormView }) {
  const dialog = AddUserActor.useActorRef();
  const form = AddUserActor.useSelector(selectForm);
  const listed = AddUserActor.useSelector(({ context }) => context.listed);
  const errors = AddUserActor.useSelector(selectErrors);
  const locked = AddUserActor.useSelector(selectLockedFields, shallowEqual);
  const roles = AddUserActor.useSelector(selectRoleChoices, shallowEqual);
  const departments = AddUserActor.useSelector(selectDepartmentChoices);
  const teams = AddUserActor.useSelector(selectTeamChoices, shallowEqual);
  const choicesStatus = AddUserActor.useSelector(selectChoicesStatus);
  const firstSignIn = AddUserActor.useSelector(selectFirstSignIn);
  const canChoose = AddUserActor.useSelector((snapshot) => snapshot.can({ type: 'firstSignIn.choose', firstSignIn }));
  const change = (field: AddUserField, value: string) => dialog.send({ type: 'field.change', field, value });
  return (
    <FormDialog
      title="Add User"
      dialog={dialog}
      onSubmit={() => dialog.send({ type: view === 'form' ? 'form.submit' : 'retry' })}
      footer={<Footer view={view} />}
    >
      <AddUserProblem />
      <NameField
        label="Email"
        type="email"
        name="email"
        value={form.email}
        error={errors.email}
        help={errors.email && listed && <Link to={userPath(listed.id)}>Show user</Link>}
        readOnly={locked.includes('email')}
        onChange={(value) => change('email', value)}
      />
      <PersonFields
        aside="Optional"
        noRole={`Default (${roleLabel(DEFAULT_ROLE)})`}
        form={form}
        errors={errors}
        roles={roles}
        departments={departments}
        teams={teams}
        areNamesLocked={locked.includes('firstName')}
        areSelectsLocked={locked.includes('role')}
        choicesStatus={choicesStatus}
        onFieldChange={change}
        onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
      />
      <FirstSignInField
        value={firstSignIn}
        disabled={!canChoose}
        onChange={(chosen) => dialog.send({ type: 'firstSignIn.choose', firstSignIn: chosen })}
      />
    </FormDialog>
  );
}

/** The saved and missing parts, and the error; nothing without an error. */
export function AddUserProblem() {
  const progress = AddUserActor.useSelector(selectProgressText);
  const failure = AddUserActor.useSelector(selectFailure);
  if (progress === null && failure === null) return null;
  return (
    <Notice tone={failure === null ? 'warning' : 'danger'}>
      {progress !== null && <p>{progress}</p>}
      {failure !== null && <p>{failure}</p>}
    </Notice>
  );
}

/** The buttons of the form. After an error the main one retries the failed step. */
function Footer({ view }: { view: FormView }) {
  const dialog = AddUserActor.useActorRef();
  const isBusy = AddUserActor.useSelector(selectIsBusy);
  const canClose = AddUserActor.useSelector((snapshot) => snapshot.can({ type: 'dialog.close' }));
  const isDiscarding = view === 'interrupted' && isBusy;
  return (
    <>
      {view === 'assignmentFailed' ? (
        <Button onClick={() => dialog.send({ type: 'assignment.skip' })}>Continue without</Button>
      ) : (
        <Button aria-disabled={!canClose} onClick={() => dialog.send({ type: 'dialog.close' })}>
          {view === 'form' ? 'Cancel' : 'Close'}
        </Button>
      )}
      {view === 'interrupted' && (
        <Button busy={isDiscarding} busyLabel="Discarding..." onClick={() => dialog.send({ type: 'account.discard' })}>
          Discard account
        </Button>
      )}
      {view === 'form' ? (
        <Button key="submit" type="submit" variant="primary" busy={isBusy} busyLabel="Adding...">
          Add User
        </Button>
      ) : (
        <Button key="submit" type="submit" variant="primary" aria-disabled={isDiscarding}>
          Retry
        </Button>
      )}
    </>
  );
}
