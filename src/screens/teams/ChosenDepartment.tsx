import { Pencil, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { filtersOf, rowsOf } from '../../../machines/directory/selectors.ts';
import type { Department } from '../../../machines/entities.ts';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RenameDepartment } from './dialogChunks.ts';
import * as styles from './TeamsScreen.css.ts';

/** What can be done with the department whose teams are listed. */
export function ChosenDepartment() {
  const chosen = TeamsDirectoryActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const departments = DepartmentsDirectoryActor.useSelector((snapshot) => rowsOf<Department>(snapshot));
  const { open, opener } = RenameDepartment.useOpener();
  const department = departments.find(({ id }) => id === chosen);
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
        <Button variant="quiet" icon={Pencil} onClick={() => open({ department })} {...opener}>
          Rename
        </Button>
      </div>
    </div>
  );
}
