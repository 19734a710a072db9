import { Plus } from 'lucide-react';
import { AddTeamActor } from '../../app/actors/addTeamActor.ts';
import { Button } from '../../ui/Button.tsx';

/** Opens Add Team. */
export function AddTeamButton() {
  const dialog = AddTeamActor.useActorRef();
  return (
    <Button variant="primary" icon={Plus} onClick={() => dialog.send({ type: 'dialog.open' })}>
      Add Team
    </Button>
  );
}
