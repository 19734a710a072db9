import { AddDepartmentActor } from './addDepartmentActor.ts';
import { Button } from '../../../components/button/Button.tsx';

/** Opens Add Department. */
export function AddDepartmentButton() {
  const dialog = AddDepartmentActor.useActorRef();
  return <Button onClick={() => dialog.send({ type: 'dialog.open' })}>Add Department</Button>;
}
