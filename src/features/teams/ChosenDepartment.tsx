import { Pencil, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RenameDepartmentActor } from './renameDepartment/renameDepartmentActor.ts';
import { Button } from '../../components/button/Button.tsx';
import { LinkButton } from '../../components/button/LinkButton.tsx';
import * as styles from './TeamsScreen.css.ts';
import { useChosenDepartment } from './useChosenDepartment.ts';

/** What can be done with the department whose teams are listed. */
export function ChosenDepartment() {
  const department = useChosenDepartment();
  const dialog = RenameDepartmentActor.useActorRef();
  if (department === undefined) return null;
  return (
    <div className={styles.chosen}>
      <h2 className={styles.chosenName} dir="auto">
        {department.name}
      </h2>
      <div className={styles.chosenActions}>
        <LinkButton as={Link} to={`/dashboard/roles?department=${department.id}`} variant="quiet" icon={UsersRound}>
          People
        </LinkButton>
        <Button variant="quiet" icon={Pencil} onClick={() => dialog.send({ type: 'dialog.open', department })}>
          Rename
        </Button>
      </div>
    </div>
  );
}
