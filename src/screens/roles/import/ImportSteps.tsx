import { selectView } from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from '../../../app/actors/importUsersActor.ts';
import { ADD_DENIED, PermissionDenied } from '../PermissionDenied.tsx';
import { FileStep } from './FileStep.tsx';
import { LeaveImport } from './LeaveImport.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import { RunStep } from './RunStep.tsx';
import { useImportHold } from './useImportHold.ts';

/** The step that the import is at. */
export function ImportSteps() {
  const dialog = ImportUsersActor.useActorRef();
  const view = ImportUsersActor.useSelector(selectView);
  useImportHold();
  switch (view) {
    case 'closed':
      return null;
    case 'permissionDenied':
      return <PermissionDenied text={ADD_DENIED} onClose={() => dialog.send({ type: 'dialog.close' })} />;
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
