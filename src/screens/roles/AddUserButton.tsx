import { UserPlus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { AddUser } from './dialogChunks.ts';
import { addReason } from './reasons.ts';
import { useEditor } from './useEditor.ts';

/** Opens Add User; for who may add nobody it says why, and opens Permission Denied. */
export function AddUserButton() {
  const { open, opener } = AddUser.useOpener();
  const editor = useEditor();
  return (
    <Button
      variant="primary"
      icon={UserPlus}
      unavailableReason={addReason(editor)}
      onClick={() => open({ editor })}
      {...opener}
    >
      Add User
    </Button>
  );
}
