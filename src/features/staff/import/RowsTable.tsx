import { type ReactNode, useId } from 'react';
import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { userPath } from '../../../session/paths.ts';
import { Badge, type BadgeProps } from '../../../components/table/Badge.tsx';
import { Cell, HeaderCell } from '../../../components/table/Cell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../components/table/Table.tsx';
import { resetEmailReason } from '../reasons.ts';
import { ResetEmailButton } from '../ResetEmailButton.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import * as styles from './import.css.ts';

type RowsTableProps = {
  title: string;
  /** The columns after the row number, with their CSS width; those without one share the rest. */
  columns: { name: string; width?: string }[];
  children: ReactNode;
  /** Text below the last row. */
  note?: string | null;
};

/** A table of rows of the file with its own scrollbar, which works by keyboard. */
export function RowsTable({ title, columns, children, note = null }: RowsTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rows}>
      <h3 id={id} className={styles.rowsTitle}>
        {title}
      </h3>
      <div role="group" aria-labelledby={id} tabIndex={0} className={styles.scroll}>
        <Table aria-label={title}>
          <TableHead>
            <HeaderCell width="4rem" sticky="edge" numeric>
              Row
            </HeaderCell>
            {columns.map(({ name, ...column }) => (
              <HeaderCell key={name} sticky="edge" {...column}>
                {name}
              </HeaderCell>
            ))}
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
        {note !== null && <p className={styles.more}>{note}</p>}
      </div>
    </section>
  );
}

/** A row of the file with its number. */
export function NumberedRow({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Row>
      <Cell label="Row" numeric>
        {String(number)}
      </Cell>
      {children}
    </Row>
  );
}

/** Send reset email for a person who was added before; unavailable if the user may not send it. */
export function ResetEmailOfRow({ row: { person, listed } }: { row: CheckedRow }) {
  const editor = useEditor();
  const reason = listed === null ? undefined : resetEmailReason(editor, listed, listed.isSuspended);
  return (
    <>
      {listed && (
        <a href={userPath(listed.id)} target="_blank" rel="noreferrer" className={styles.userLink}>
          {listed.isSuspended ? 'Suspended, show user' : 'Show user'}
        </a>
      )}
      <ResetEmailButton email={person.email} unavailableReason={reason} />
    </>
  );
}

type Count = { tone: NonNullable<BadgeProps['tone']>; text: string };

/** The name of the file and the number of rows of each kind; announced when a step starts. */
export function ImportSummary({ title, counts }: { title: string; counts: Count[] }) {
  return (
    <div role="status" className={styles.summary}>
      <bdi className={styles.fileName}>{title}</bdi>
      {counts
        .filter(({ text }) => !text.startsWith('0 '))
        .map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
    </div>
  );
}
