import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { StaffDirectoryActor } from '../../../app/actors/staffDirectoryActor.ts';
import { useOpening } from '../../../app/navigation/useOpening.ts';
import { Button } from '../../../ui/Button.tsx';
import { addReason } from '../reasons.ts';
import { useEditor } from '../useEditor.ts';
import { ImportOpening } from './ImportOpening.ts';
import { ImportUsersDialog } from './importChunk.ts';

/** Opens the import of many people; for who may add nobody it says why, and opens Permission Denied. */
export function ImportUsersButton() {
  const directory = StaffDirectoryActor.useActorRef();
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { startOpening, opener } = useOpening(ImportUsersDialog);
  const opening = {
    editor,
    onAdded: () => directory.send({ type: 'row.added' }),
    onClosed: () => setOpen(false),
  };
  return (
    <>
      <Button
        icon={FileUp}
        unavailableReason={addReason(editor)}
        onClick={() => startOpening(() => setOpen(true))}
        {...opener}
      >
        Import
      </Button>
      <Suspense>
        {isOpen && (
          <ImportOpening value={opening}>
            <ImportUsersDialog />
          </ImportOpening>
        )}
      </Suspense>
    </>
  );
}
