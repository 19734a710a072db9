import { useBeforeUnload } from 'react-router-dom';
import { selectEditor, selectIsHeld, selectView } from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from './importUsersActor.ts';
import { AddDenied } from '../addUser/AddDenied.tsx';
import { FileStep } from './FileStep.tsx';
import { LeaveImport } from './LeaveImport.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import { RunStep } from './RunStep.tsx';

/** The step that the import is at. */
export function ImportSteps() {
  const dialog = ImportUsersActor.useActorRef();
  const editor = ImportUsersActor.useSelector(selectEditor);
  const view = ImportUsersActor.useSelector(selectView);
  // While leaving would lose a run or passwords; Back is answered by the dialog that is open.
  useBeforeUnload((event) => {
    if (selectIsHeld(dialog.getSnapshot())) event.preventDefault();
  });
  switch (view) {
    case 'closed':
      return null;
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
