import type { Department, DepartmentRow } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { CHOICES_PAGE_SIZE, readAllPages, readByName, toPage, verbatim } from './keyset.ts';
import { done, parsed, whyUnsaved } from './outcomes.ts';
import { readRow } from './readRow.ts';
import { send } from './request.ts';
import { rowOf, textIn, type Row } from './rows.ts';

const DEPARTMENT_COLUMNS = 'id, name, sort_name, updated_at';

/** Departments, by name (specification, section 7). */
export function createDepartmentsAdapter(connection: Connection) {
  async function readAll(): Promise<Outcome<DepartmentRow[]>> {
    return readAllPages(async (after) => {
      const rows = await readByName(after, (range) =>
        send(connection, (client, stop) => {
          let departments = client.rpc('list_departments', {}, { get: true }).select(DEPARTMENT_COLUMNS);
          if (after && range === 'sameName') {
            departments = departments.filter('sort_name', 'eq(any)', verbatim(after.key)).gt('id', after.id);
          }
          if (after && range === 'laterNames')
            departments = departments.filter('sort_name', 'gt(any)', verbatim(after.key));
          return departments
            .order('sort_name')
            .order('id')
            .limit(CHOICES_PAGE_SIZE + 1)
            .abortSignal(stop);
        }),
      );
      return parsed(rows, (data) => toPage(data, CHOICES_PAGE_SIZE, 'sort_name', parseDepartmentRow));
    });
  }

  return {
    /** Every department. */
    async listDepartments(): Promise<Outcome<Department[]>> {
      return readAll();
    },

    /** Every department, to be edited. */
    listDepartmentRows: readAll,

    /** Reads a department as it is now, once: part of a write. Null when it is gone. */
    async loadDepartment({ id }: { id: string }): Promise<Outcome<DepartmentRow | null>> {
      const reply = await readRow(connection, (client, stop) =>
        client.from('departments').select(DEPARTMENT_COLUMNS).eq('id', id).retry(false).abortSignal(stop).maybeSingle(),
      );
      return parsed(reply, ({ data }) => (data === null ? null : parseDepartmentRow(rowOf(data))));
    },

    /** Renames a department, unless somebody else saved in between (kind `changed`). */
    async saveDepartment(change: { id: string; updatedAt: string; name: string }): Promise<Outcome> {
      const { id, updatedAt, name } = change;
      const reply = await send(connection, (client, stop) =>
        client
          .from('departments')
          .update({ name })
          .eq('id', id)
          .eq('updated_at', updatedAt)
          .select('id')
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!reply.ok || reply.value.data !== null) return done(reply);
      const current = await readRow(connection, (client, stop) =>
        client.from('departments').select('updated_at').eq('id', id).abortSignal(stop).maybeSingle(),
      );
      return whyUnsaved(current, updatedAt);
    },

    /** Adds a department. */
    async addDepartment({ name }: { name: string }): Promise<Outcome> {
      return done(
        await send(connection, (client, stop) => client.from('departments').insert({ name }).abortSignal(stop)),
      );
    },
  };
}

function parseDepartmentRow(row: Row): DepartmentRow {
  return { id: textIn(row, 'id'), name: textIn(row, 'name'), updatedAt: textIn(row, 'updated_at') };
}
