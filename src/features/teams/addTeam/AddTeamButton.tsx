import { Plus } from 'lucide-react';
import { AddTeamActor } from './addTeamActor.ts';
import { Button } from '../../../components/button/Button.tsx';
import { useChosenDepartment } from '../useChosenDepartment.ts';

/** Opens Add Team, which offers the department whose teams are listed. */
export function AddTeamButton() {
  const dialog = AddTeamActor.useActorRef();
  const department = useChosenDepartment();
  return (
    <Button variant="primary" icon={Plus} onClick={() => dialog.send({ type: 'dialog.open', department })}>
      Add Team
    </Button>
  );
}
