import { rowsOf } from '../../../../machines/list/selectors.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { isSelected } from '../../../../machines/selection/selectionMachine.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import { SelectBox } from '../../../components/form/SelectBox.tsx';
import { UserListActor } from '../userList.ts';
import { SelectionActor } from './selectionActor.ts';

/** Selects a person; with Shift, everyone since the last one. */
export function SelectPerson({ member }: { member: User }) {
  const list = UserListActor.useActorRef();
  const selection = SelectionActor.useActorRef();
  const toggle = (isRange: boolean) => {
    if (isRange) selection.send({ type: 'row.extend', row: member, shown: rowsOf(list.getSnapshot()) });
    else selection.send({ type: 'row.toggle', row: member });
  };
  return (
    <SelectBox
      label={`Select ${isolated(listedName(member))}`}
      checked={SelectionActor.useSelector(isSelected(member.id))}
      onToggle={toggle}
    />
  );
}
