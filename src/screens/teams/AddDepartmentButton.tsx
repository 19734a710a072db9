import { Button } from '../../ui/Button.tsx';
import { AddDepartment } from './dialogChunks.ts';

/** Opens Add Department. */
export function AddDepartmentButton() {
  const { open, opener } = AddDepartment.useOpener();
  return (
    <Button onClick={() => open({})} {...opener}>
      Add Department
    </Button>
  );
}
