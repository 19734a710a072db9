import { UserPlus } from 'lucide-react';
import { AddUserActor } from './addUserActor.ts';
import { Button } from '../../../components/button/Button.tsx';
import { addReason } from '../reasons.ts';
import { useEditor } from '../useEditor.ts';

/** Opens Add User; for who may add nobody it says why, and opens Permission Denied. */
export function AddUserButton() {
  const dialog = AddUserActor.useActorRef();
  const editor = useEditor();
  return (
    <Button
      variant="primary"
      icon={UserPlus}
      unavailableReason={addReason(editor)}
      onClick={() => dialog.send({ type: 'dialog.open', editor })}
    >
      Add User
    </Button>
  );
}
