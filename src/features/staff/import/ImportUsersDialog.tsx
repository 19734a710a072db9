import { useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import {
  selectEditor,
  selectUnsavedCount,
  selectView,
  selectWouldLose,
} from '../../../../machines/importUsers/selectors.ts';
import type { ImportUsersInput } from '../../../../machines/importUsers/importUsersContext.ts';
import { resultTable } from '../../../../machines/importUsers/tables.ts';
import { counted } from '../../../../machines/rules/counted.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { hasExpired } from '../../../session/drafts.ts';
import { useAuth } from '../../../session/SessionContext.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { LeaveDialog } from '../../../patterns/dialog/LeaveDialog.tsx';
import { AddDenied } from '../PermissionDenied.tsx';
import { ResetEmailActor } from '../resetEmailActor.ts';
import { FileStep } from './FileStep.tsx';
import { ImportUsersActor, importUsersLogic, saveTable } from './importUsersLogic.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import { RunStep } from './RunStep.tsx';

/** Import users: a file, its check, the run and the results (decisions, people). */
export function Component({ onClosed, ...props }: OpenDialogProps & { input: ImportUsersInput }) {
  const resets = ResetEmailActor.useActorRef();
  const people = useShownRows<User>();
  const [logic] = useState(() =>
    importUsersLogic(loadBackend).provide({ actions: { reportAdded: () => people.send({ type: 'row.added' }) } }),
  );
  const close = () => {
    resets.send({ type: 'sent.clear' });
    onClosed();
  };
  return (
    <DialogActor of={ImportUsersActor} logic={logic} onClosed={close} {...props}>
      <ImportSteps />
    </DialogActor>
  );
}

function ImportSteps() {
  const dialog = ImportUsersActor.useActorRef();
  const editor = ImportUsersActor.useSelector(selectEditor);
  const view = ImportUsersActor.useSelector(selectView);
  const session = useAuth();
  // A session that is ended elsewhere takes the dialog with it, and the passwords are nowhere else.
  useEffect(
    () => () => {
      const snapshot = dialog.getSnapshot();
      if (hasExpired(session) && selectUnsavedCount(snapshot) > 0) saveTable(resultTable(snapshot.context));
    },
    [dialog, session],
  );
  // Closing the tab would lose a run or passwords. The open dialog itself handles Back.
  useBeforeUnload((event) => {
    if (selectWouldLose(dialog.getSnapshot())) event.preventDefault();
  });
  switch (view) {
    case 'permissionDenied':
      return <AddDenied editor={editor} onClose={() => dialog.send({ type: 'dialog.close' })} />;
    case 'file':
      return <FileStep />;
    case 'preview':
      return <PreviewStep />;
    case 'run':
      return <RunStep />;
    case 'results':
      return <ResultsStep />;
    case 'leave':
      return <LeaveImport />;
  }
}

/** Confirms leaving before passwords that were not downloaded are lost. */
function LeaveImport() {
  const dialog = ImportUsersActor.useActorRef();
  const unsaved = ImportUsersActor.useSelector(selectUnsavedCount);
  return (
    <LeaveDialog
      title="Leave without the passwords?"
      onStay={() => dialog.send({ type: 'leave.cancel' })}
      onLeave={() => dialog.send({ type: 'leave.confirm' })}
    >
      {`${counted(unsaved, 'temporary password was', 'temporary passwords were')} not downloaded.`} Afterwards{' '}
      {unsaved === 1 ? 'this person needs' : 'these people need'} a reset email to sign in.
    </LeaveDialog>
  );
}
