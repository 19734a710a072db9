import { Download } from 'lucide-react';
import {
  selectFileName,
  selectFirstSignIn,
  selectReports,
  selectUnfinishedCount,
  selectUnsavedCount,
  selectUntriedCount,
} from '../../../../machines/importUsers/selectors.ts';
import type { RowReport } from '../../../../machines/importUsers/tables.ts';
import { ImportUsersActor } from './importUsersLogic.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { counted, people } from '../../../../machines/rules/counted.ts';
import { Badge, type BadgeProps } from '../../../components/table/Badge.tsx';
import { Cell, EmailCell } from '../../../components/table/Cell.tsx';
import { mono } from '../../../theme/text.css.ts';
import { ImportSummary, NumberedRow, ResetEmailOfRow, RowsTable } from './RowsTable.tsx';
import * as styles from './import.css.ts';

const TONES: Record<RowReport['outcome'], NonNullable<BadgeProps['tone']>> = {
  Added: 'success',
  'Already added': 'neutral',
  'Not added': 'danger',
  'Not tried': 'warning',
};

const COLUMNS = [
  { name: 'Email', width: '34%' },
  { name: 'Result', width: '8.5rem' },
];
const PASSWORDS = { name: 'Temporary password or reason' };
const INVITATIONS = { name: 'Invitation or reason' };

function sameReports(one: RowReport[], other: RowReport[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ outcome, note }, index) => {
      const compared = other[index];
      return compared?.outcome === outcome && compared.note === note;
    })
  );
}

/** The last step: the result of each row, with the temporary passwords. */
export function ResultsStep() {
  const dialog = ImportUsersActor.useActorRef();
  const fileName = ImportUsersActor.useSelector(selectFileName);
  const reports = ImportUsersActor.useSelector(selectReports, sameReports);
  const unsaved = ImportUsersActor.useSelector(selectUnsavedCount);
  const firstSignIn = ImportUsersActor.useSelector(selectFirstSignIn);
  const untried = ImportUsersActor.useSelector(selectUntriedCount);
  const unfinished = ImportUsersActor.useSelector(selectUnfinishedCount);
  const count = (outcome: RowReport['outcome']) => reports.filter((report) => report.outcome === outcome).length;
  return (
    <Dialog
      wide
      title="Import result"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Close</Button>
          {unfinished > 0 && (
            <Button onClick={() => dialog.send({ type: 'import.startOver' })}>
              {`Start over with ${people(unfinished)}`}
            </Button>
          )}
          {untried > 0 && (
            <Button onClick={() => dialog.send({ type: 'import.goOn' })}>{`Add the other ${people(untried)}`}</Button>
          )}
          <Button
            variant="primary"
            icon={Download}
            data-autofocus
            onClick={() => dialog.send({ type: 'results.download' })}
          >
            Download result
          </Button>
        </>
      }
    >
      <ImportSummary
        title={fileName}
        counts={[
          { tone: 'success', text: `${people(count('Added'))} added` },
          { tone: 'neutral', text: `${people(count('Already added'))} already added` },
          { tone: 'danger', text: `${people(count('Not added'))} not added` },
          { tone: 'warning', text: `${people(count('Not tried'))} not tried` },
        ]}
      />
      {unsaved > 0 && (
        <Notice tone="warning">
          {`${counted(unsaved, 'temporary password is', 'temporary passwords are')} shown only once.`} Download the
          result before you go on.
        </Notice>
      )}
      {unfinished > 0 && (
        <Notice tone="info">Start over discards an account that was never finished, and adds its user again.</Notice>
      )}
      <ResultRows reports={reports} isInvited={firstSignIn === 'invitation'} />
    </Dialog>
  );
}

function ResultRows({ reports, isInvited }: { reports: RowReport[]; isInvited: boolean }) {
  return (
    <RowsTable title="Rows" columns={[...COLUMNS, isInvited ? INVITATIONS : PASSWORDS]}>
      {reports.map(({ row, outcome, password, note }) => (
        <NumberedRow key={row.number} number={row.number}>
          <EmailCell address={row.person.email || '-'} />
          <Cell label="Result">
            <Badge tone={TONES[outcome]}>{outcome}</Badge>
          </Cell>
          <Cell label="Password or reason" className={styles.reasons}>
            {password !== '' && (
              <code dir="ltr" translate="no" className={mono}>
                {password}
              </code>
            )}
            {note !== '' && <span className={styles.reason}>{note}</span>}
            {outcome === 'Already added' && <ResetEmailOfRow row={row} />}
          </Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
