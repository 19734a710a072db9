import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { AddTeam } from './dialogChunks.ts';

/** Opens Add Team. */
export function AddTeamButton() {
  const { open, opener } = AddTeam.useOpener();
  return (
    <Button variant="primary" icon={Plus} onClick={() => open({})} {...opener}>
      Add Team
    </Button>
  );
}
