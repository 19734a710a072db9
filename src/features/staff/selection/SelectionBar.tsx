import { useEffect, useRef } from 'react';
import { queryOf } from '../../../../machines/list/query.ts';
import { rowsOf, totalOf } from '../../../../machines/list/selectors.ts';
import type { ManyAction } from '../../../../machines/changeUsers/changeUsersContext.ts';
import { people } from '../../../../machines/rules/counted.ts';
import { dayOf, minuteText } from '../../../../machines/rules/dates.ts';
import { formatNumber } from '../../../../machines/rules/format.ts';
import { CHANGED_AT_ONCE } from '../../../../machines/rules/limits.ts';
import { areAllSelected, asOf, selectedRows } from '../../../../machines/selection/selectionMachine.ts';
import { selectIsBusy } from '../../../../machines/shared/dialogSelectors.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Menu, MenuItem } from '../../../components/dialog/Menu.tsx';
import * as buttonStyles from '../../../components/button/Button.css.ts';
import { useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { changeReason } from '../reasons.ts';
import { ChangeUsersDialog } from '../staffDialogs.ts';
import { UserListActor } from '../userList.ts';
import { SelectionActor } from './selectionActor.ts';
import * as styles from './SelectionBar.css.ts';

const ACTIONS: [ManyAction, string][] = [
  ['role', 'Change role'],
  ['place', 'Move to a team or department'],
  ['suspend', 'Suspend'],
  ['restore', 'Restore'],
];

/** What can be done with the selected people. Absent without a selection. */
export function SelectionBar() {
  const list = UserListActor.useActorRef();
  const shown = UserListActor.useSelector(rowsOf<User>);
  const total = UserListActor.useSelector(totalOf);
  const selection = SelectionActor.useActorRef();
  const selected = SelectionActor.useSelector(selectedRows<User>);
  const readAt = SelectionActor.useSelector(asOf);
  const hasAllShown = SelectionActor.useSelector(areAllSelected(shown));
  const isBusy = SelectionActor.useSelector(selectIsBusy);
  const dialog = useDialog(ChangeUsersDialog);
  const editor = useEditor();
  useFollowList();
  if (selected.length === 0 && !isBusy) return null;
  const reason =
    changeReason(editor) ??
    (selected.length > CHANGED_AT_ONCE ? `At most ${people(CHANGED_AT_ONCE)} at once` : undefined);
  return (
    <section aria-label="Selection" className={styles.bar}>
      <p role="status" className={styles.count}>
        {isBusy ? 'Selecting...' : `${people(selected.length)} selected`}
        {readAt !== null && `, as of ${minuteText(readAt)}`}
      </p>
      <Menu
        label="Change"
        busy={dialog.busy || isBusy}
        triggerClassName={buttonStyles.button.primary}
        trigger="Change..."
        align="above"
      >
        {ACTIONS.map(([action, label]) => (
          <MenuItem
            key={action}
            unavailableReason={reason}
            onClick={() =>
              reason === undefined && dialog.open({ input: { action, users: selected, today: dayOf(Date.now()) } })
            }
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {!hasAllShown && (
        <Button onClick={() => selection.send({ type: 'shown.select', shown })}>
          {`Select ${formatNumber(shown.length)} shown`}
        </Button>
      )}
      {readAt === null && (total === null || total.number > shown.length) && (
        <Button
          busy={isBusy}
          onClick={() => selection.send({ type: 'all.select', query: queryOf(list.getSnapshot().context) })}
        >
          {total?.isExact === true ? `Select all ${formatNumber(total.number)}` : 'Select all that match'}
        </Button>
      )}
      <Button variant="text" onClick={() => selection.send({ type: 'selection.clear' })}>
        Clear
      </Button>
    </section>
  );
}

/** Clears the selection when another search or filter is applied, and takes newer versions of its rows. */
function useFollowList() {
  const selection = SelectionActor.useActorRef();
  const shown = UserListActor.useSelector(rowsOf<User>);
  const query = UserListActor.useSelector(({ context: { search, filters } }) => JSON.stringify([search, filters]));
  useEffect(() => selection.send({ type: 'rows.loaded', shown }), [selection, shown]);
  const last = useRef(query);
  useEffect(() => {
    if (last.current !== query) selection.send({ type: 'query.changed' });
    last.current = query;
  }, [selection, query]);
}
