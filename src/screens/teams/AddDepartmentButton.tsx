import { AddDepartmentActor } from '../../app/actors/addDepartmentActor.ts';
import { Button } from '../../ui/Button.tsx';

/** Opens Add Department. */
export function AddDepartmentButton() {
  const dialog = AddDepartmentActor.useActorRef();
  return <Button onClick={() => dialog.send({ type: 'dialog.open' })}>Add Department</Button>;
}
