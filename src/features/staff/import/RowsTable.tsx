import { useId, type ReactNode } from 'react';
import { Cell } from '../../../components/table/Cell.tsx';
import { HeaderCell } from '../../../components/table/HeaderCell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../components/table/Table.tsx';
import * as styles from './import.css.ts';

type RowsTableProps = {
  title: string;
  /** Those after the number of the row, each with its CSS width; those without one share the rest. */
  columns: { name: string; width?: string }[];
  children: ReactNode;
  /** What is said below the last row. */
  note?: string | null;
};

/** A titled table of rows of the file that scrolls by itself, by keyboard as well. */
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
            <HeaderCell width="4rem" sticky="edge" totals>
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

/** A row of the file, by its number there. */
export function NumberedRow({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Row>
      <Cell label="Row" totals>
        {String(number)}
      </Cell>
      {children}
    </Row>
  );
}
