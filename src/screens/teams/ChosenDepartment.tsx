import { Pencil, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RenameDepartment } from './dialogChunks.ts';
import * as styles from './TeamsScreen.css.ts';
import { useChosenDepartment } from './useChosenDepartment.ts';

/** What can be done with the department whose teams are listed. */
export function ChosenDepartment() {
  const department = useChosenDepartment();
  const { open, opener } = RenameDepartment.useOpener();
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
