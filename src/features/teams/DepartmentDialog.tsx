import { NameDialog, type NameDialogProps } from '../../patterns/dialog/NameDialog.tsx';
import type { NamedRows } from '../../patterns/dialog/nameDialogActor.ts';

const DEPARTMENTS: NamedRows = {
  add: (backend, department) => backend.addDepartment(department),
  load: (backend, department) => backend.loadDepartment(department),
  save: (backend, department) => backend.saveDepartment(department),
};

/** The dialog that adds (specification, section 2) or renames a department. */
export function Component(props: NameDialogProps) {
  return <NameDialog noun="Department" of={DEPARTMENTS} {...props} />;
}
