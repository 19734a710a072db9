import {
  rowsWith,
  selectFileName,
  selectFirstSignIn,
  selectIgnoredColumns,
  selectIsEncodingGuessed,
  selectRows,
} from '../../../../machines/importUsers/selectors.ts';
import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { fieldsOf } from '../../../../machines/rules/fields.ts';
import { formatNumber } from '../../../../machines/rules/format.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import { Cell, EmailCell } from '../../../components/table/Cell.tsx';
import { PERSON_FIELDS } from '../../../../machines/shared/personForm.ts';
import { ImportUsersActor } from './importUsersLogic.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { FileButton } from '../../../components/form/FileField.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { counted, people } from '../../../../machines/rules/counted.ts';
import { FirstSignInField } from '../addUser/FirstSignInField.tsx';
import { CSV } from './FileStep.tsx';
import { ImportSummary, NumberedRow, ResetEmailOfRow, RowsTable } from './RowsTable.tsx';
import * as styles from './import.css.ts';

/** Enough rows to check the names. */
const SHOWN = 100;
const NONE = '-';

const WRONG_COLUMNS = [{ name: 'Email', width: '34%' }, { name: 'Problem' }];
const LISTED_COLUMNS = [{ name: 'Email' }, { name: 'Lost password', width: '13.5rem' }];
const VALUES = fieldsOf(PERSON_FIELDS);
const READY_COLUMNS = [
  ...VALUES.map((field) => ({ name: PERSON_FIELDS[field] })),
  { name: 'Email', width: '28%' },
  { name: 'Role', width: '7rem' },
  { name: 'Team', width: '14%' },
  { name: 'Department', width: '15%' },
];

/** The second step: shows which rows can be added, before anything is sent. */
export function PreviewStep() {
  const dialog = ImportUsersActor.useActorRef();
  const fileName = ImportUsersActor.useSelector(selectFileName);
  const rows = ImportUsersActor.useSelector(selectRows);
  const ignored = ImportUsersActor.useSelector(selectIgnoredColumns);
  const isEncodingGuessed = ImportUsersActor.useSelector(selectIsEncodingGuessed);
  const firstSignIn = ImportUsersActor.useSelector(selectFirstSignIn);
  const ready = rowsWith(rows, 'ready');
  const wrong = rowsWith(rows, 'wrong');
  const listed = rowsWith(rows, 'listed');
  return (
    <Dialog
      wide
      title="Import users"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <FileButton accept={CSV} onChoose={(file) => dialog.send({ type: 'file.choose', file })}>
            Choose another file
          </FileButton>
          <Button
            variant="primary"
            data-autofocus
            unavailableReason={ready.length === 0 ? 'No row can be added' : undefined}
            onClick={() => dialog.send({ type: 'import.start' })}
          >
            {`Add ${people(ready.length)}`}
          </Button>
        </>
      }
    >
      <ImportSummary
        title={fileName}
        counts={[
          { tone: 'success', text: `${people(ready.length)} can be added` },
          { tone: 'danger', text: `${counted(wrong.length, 'row is', 'rows are')} wrong and left out` },
          { tone: 'neutral', text: `${people(listed.length)} already added` },
        ]}
      />
      {ignored.length > 0 && <Notice tone="info">Ignored columns: {ignored.join(', ')}</Notice>}
      {isEncodingGuessed && (
        <Notice tone="warning">
          This file is not in UTF-8. Check that the names look right; if not, save it as CSV UTF-8 and choose it again.
        </Notice>
      )}
      {wrong.length > 0 && <WrongRows rows={wrong} />}
      {listed.length > 0 && <ListedRows rows={listed} />}
      {ready.length > 0 && <ReadyRows rows={ready} />}
      {ready.length > 0 && (
        <FirstSignInField
          value={firstSignIn}
          onChange={(chosen) => dialog.send({ type: 'firstSignIn.choose', firstSignIn: chosen })}
        />
      )}
    </Dialog>
  );
}

/** The rows that cannot be added, with all their errors. */
function WrongRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsTable title="Left out" columns={WRONG_COLUMNS}>
      {rows.map(({ number, person, reasons }) => (
        <NumberedRow key={number} number={number}>
          <EmailCell address={person.email || '-'} />
          <Cell label="Problem" className={styles.reasons}>
            {reasons.map((reason) => (
              <span key={reason} className={styles.reason}>
                {reason}
              </span>
            ))}
          </Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}

/** The people who are already listed, with Send reset email in case a temporary password was lost. */
function ListedRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsTable title="Already added" columns={LISTED_COLUMNS}>
      {rows.map((row) => (
        <NumberedRow key={row.number} number={row.number}>
          <EmailCell address={row.person.email} />
          <Cell label="Lost password">
            <ResetEmailOfRow row={row} />
          </Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}

/** The people who will be added, up to `SHOWN`. */
function ReadyRows({ rows }: { rows: CheckedRow[] }) {
  const note = rows.length > SHOWN ? `and ${formatNumber(rows.length - SHOWN)} more` : null;
  return (
    <RowsTable title="To be added" columns={READY_COLUMNS} note={note}>
      {rows.slice(0, SHOWN).map(({ number, person, team, department }) => (
        <NumberedRow key={number} number={number}>
          {VALUES.map((field) => (
            <Cell key={field} label={PERSON_FIELDS[field]}>
              {person[field]}
            </Cell>
          ))}
          <EmailCell address={person.email} />
          <Cell label="Role">{roleLabel(person.role)}</Cell>
          <Cell label="Team">{team ?? NONE}</Cell>
          <Cell label="Department">{department ?? NONE}</Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
