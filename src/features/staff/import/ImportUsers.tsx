import { StaffDirectoryActor } from '../staffDirectoryActor.ts';
import { useEditor } from '../useEditor.ts';
import { ImportOpening } from './ImportOpening.ts';
import { ImportUsersDialog } from './importChunk.ts';

/** The import of many people, over the list that it adds them to. */
export function ImportUsers({ onClosed }: { onClosed: () => void }) {
  const directory = StaffDirectoryActor.useActorRef();
  const opening = { editor: useEditor(), onAdded: () => directory.send({ type: 'row.added' }), onClosed };
  return (
    <ImportOpening value={opening}>
      <ImportUsersDialog />
    </ImportOpening>
  );
}
