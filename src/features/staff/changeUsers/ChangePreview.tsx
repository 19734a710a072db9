import { changedIn, type UserResult } from '../../../../machines/changeUsers/changeUsersContext.ts';
import { selectFailure } from '../../../../machines/changeUsers/changeUsersMachine.ts';
import { selectChoices } from '../../../../machines/filterChoices/filterChoicesMachine.ts';
import { people } from '../../../../machines/rules/counted.ts';
import { leavingText } from '../../../../machines/rules/dates.ts';
import { fieldsOf } from '../../../../machines/rules/fields.ts';
import type { PlacementChoices } from '../../../../machines/rules/placement.ts';
import { isRole, roleLabel } from '../../../../machines/rules/roles.ts';
import { selectIsBusy, selectIsSlow } from '../../../../machines/shared/dialogSelectors.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../../components/feedback/Notice.tsx';
import { Cell, HeaderCell } from '../../../components/table/Cell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../components/table/Table.tsx';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { FilterChoicesActor } from '../userList.ts';
import { ChangeUsersActor } from './changeUsersActor.ts';
import * as styles from './ChangePreview.css.ts';

type Changes = UserResult['changes'];

const LABELS: Record<keyof Changes, string> = {
  role: 'Role',
  teamId: 'Team',
  departmentId: 'Department',
  suspendedFrom: 'Suspension',
};

/** The names of the values of a changed field. */
function valueText(field: keyof Changes, value: string | null, { departments, teams }: PlacementChoices): string {
  if (value === null) return 'None';
  const nameIn = (records: { id: string; name: string }[]) => records.find(({ id }) => id === value)?.name ?? 'Unknown';
  switch (field) {
    case 'role':
      return isRole(value) ? roleLabel(value) : value;
    case 'teamId':
      return nameIn(teams);
    case 'departmentId':
      return nameIn(departments);
    case 'suspendedFrom':
      return new Date(value).getTime() <= Date.now() ? 'Suspended' : `Leaves on ${leavingText(value)}`;
  }
}

type ChangePreviewProps = { title: string; step: 'preview' | 'unconfirmed' | 'result' };

/** Who changes, field by field, and who is skipped and why: before, and after the change. */
export function ChangePreview({ title, step }: ChangePreviewProps) {
  const dialog = ChangeUsersActor.useActorRef();
  const results = ChangeUsersActor.useSelector(({ context }) => context.results);
  const users = ChangeUsersActor.useSelector(({ context }) => context.users as User[]);
  const failure = ChangeUsersActor.useSelector(selectFailure);
  const isBusy = ChangeUsersActor.useSelector(selectIsBusy);
  const isSlow = ChangeUsersActor.useSelector(selectIsSlow);
  const changed = changedIn(results).length;
  const skipped = results.filter((result) => result.skipped !== null).length;
  const verb = step === 'result' ? 'changed' : 'will change';
  return (
    <Dialog
      wide
      title={title}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus={step === 'result' || undefined} onClick={() => dialog.send({ type: 'dialog.close' })}>
            {step === 'preview' ? 'Cancel' : 'Close'}
          </Button>
          {step === 'unconfirmed' && (
            <Button variant="primary" onClick={() => dialog.send({ type: 'retry' })}>
              Retry
            </Button>
          )}
          {step === 'preview' && (
            <>
              <Button aria-disabled={isBusy} onClick={() => dialog.send({ type: 'preview.back' })}>
                Back
              </Button>
              <Button
                variant="primary"
                data-autofocus
                busy={isBusy}
                busyLabel="Saving..."
                aria-disabled={changed === 0}
                onClick={() => dialog.send({ type: 'form.submit' })}
              >
                {`Change ${people(changed)}`}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <SlowNotice isSlow={isSlow} />
      <p role="status">
        {changed === 0 && step === 'preview' ? 'Nobody would change.' : `${people(changed)} ${verb}.`}
        {skipped > 0 && ` ${people(skipped)} skipped.`}
      </p>
      <div role="group" aria-label="Users" tabIndex={0} className={styles.scroll}>
        <Table aria-label="Users">
          <TableHead>
            <HeaderCell width="40%" sticky="edge">
              Name
            </HeaderCell>
            <HeaderCell sticky="edge">{step === 'result' ? 'Result' : 'Change'}</HeaderCell>
          </TableHead>
          <TableBody>
            {users.map((user) => (
              <Row key={user.id}>
                <Cell label="Name">{listedName(user)}</Cell>
                <Cell label="Change" bare>
                  <ResultText result={results.find(({ id }) => id === user.id)} />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </Dialog>
  );
}

function ResultText({ result }: { result: UserResult | undefined }) {
  const choices = FilterChoicesActor.useSelector(selectChoices);
  if (result === undefined) return null;
  if (result.skipped !== null) return <span className={styles.skipped}>{`Skipped: ${result.skipped}`}</span>;
  const fields = fieldsOf(LABELS).filter((field) => field in result.changes);
  if (fields.length === 0) return <span className={styles.skipped}>No change</span>;
  return fields.map((field) => {
    const { old = null, new: next = null } = result.changes[field] ?? {};
    const all = { ...choices, teams: [...choices.teams, ...(choices.archived?.teams ?? [])] };
    return (
      <span key={field} className={styles.change}>
        {`${LABELS[field]}: ${valueText(field, old, all)} → ${valueText(field, next, all)}`}
      </span>
    );
  });
}
