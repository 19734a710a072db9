import { StaffListActor } from '../staffListActor.ts';
import { useEditor } from '../useEditor.ts';
import { ImportOpening } from './ImportOpening.ts';
import { ImportUsersDialog } from './importChunk.ts';

/** The import of many people, over the list that it adds them to. */
export function ImportUsers({ onClosed }: { onClosed: () => void }) {
  const list = StaffListActor.useActorRef();
  const opening = { editor: useEditor(), onAdded: () => list.send({ type: 'row.added' }), onClosed };
  return (
    <ImportOpening value={opening}>
      <ImportUsersDialog />
    </ImportOpening>
  );
}
