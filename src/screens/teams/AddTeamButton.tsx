import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { AddTeam } from './dialogChunks.ts';
import { useChosenDepartment } from './useChosenDepartment.ts';

/** Opens Add Team, which offers the department whose teams are listed. */
export function AddTeamButton() {
  const { open, opener } = AddTeam.useOpener();
  const department = useChosenDepartment();
  return (
    <Button variant="primary" icon={Plus} onClick={() => open({ department })} {...opener}>
      Add Team
    </Button>
  );
}
