import type { Department, DepartmentRow } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { CHOICES_PAGE_SIZE, readAllPages, readPageByText } from '../wire/lists.ts';
import { done, parsed } from '../wire/outcomes.ts';
import { rowOf, textIn, type Row } from '../wire/rows.ts';
import { readRowById, setArchived, updateRow, type Archiving, type RowRequest } from '../wire/tableRows.ts';
import { send, type Connection } from '../wire/transport.ts';

const DEPARTMENT_COLUMNS = 'id, name, sort_name, archived_at, updated_at';

/** Departments, by name (specification, section 7). */
export function createDepartmentsAdapter(connection: Connection) {
  async function readAll(onlyInUse: boolean): Promise<Outcome<DepartmentRow[]>> {
    return readAllPages((after) =>
      readPageByText(
        connection,
        after,
        CHOICES_PAGE_SIZE,
        (client) => {
          const departments = client.rpc('list_departments', {}, { get: true }).select(DEPARTMENT_COLUMNS);
          return onlyInUse ? departments.is('archived_at', null) : departments;
        },
        parseDepartmentRow,
      ),
    );
  }

  return {
    /** Reads all departments, including archived ones. */
    listDepartments: () => readAll(false),

    /** Reads all departments that are not archived, for a select. */
    listDepartmentChoices: (): Promise<Outcome<Department[]>> => readAll(true),

    /** Reads a department; null if it is gone. */
    async loadDepartment(request: RowRequest): Promise<Outcome<DepartmentRow | null>> {
      const reply = await readRowById(connection, 'departments', DEPARTMENT_COLUMNS, request);
      return parsed(reply, ({ data }) => (data === null ? null : parseDepartmentRow(rowOf(data))));
    },

    /** Renames a department, unless another user saved in between (kind `changed`). Returns it as stored. */
    async saveDepartment({ id, updatedAt, name }: Omit<DepartmentRow, 'isArchived'>): Promise<Outcome<DepartmentRow>> {
      const reply = await updateRow(connection, 'departments', { id, updatedAt }, (client, signal) =>
        client
          .from('departments')
          .update({ name })
          .eq('id', id)
          .eq('updated_at', updatedAt)
          .select(DEPARTMENT_COLUMNS)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return parsed(reply, ({ data }) => parseDepartmentRow(rowOf(data)));
    },

    /** Archives or restores a department. */
    setDepartmentArchived: (change: Archiving) => setArchived(connection, 'departments', change),

    /** Adds a department. */
    async addDepartment({ name }: { name: string }): Promise<Outcome> {
      const reply = await send(connection, (client, signal) =>
        client.from('departments').insert({ name }).abortSignal(signal),
      );
      return done(reply);
    },
  };
}

/** Parses an embedded department. */
export function parseDepartment(row: Row | null): Department | null {
  return row && { id: textIn(row, 'id'), name: textIn(row, 'name') };
}

function parseDepartmentRow(row: Row): DepartmentRow {
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    isArchived: row['archived_at'] !== null,
    updatedAt: textIn(row, 'updated_at'),
  };
}
