import type { Department } from '../../machines/entities.ts';
import type { Outcome } from '../../machines/outcome.ts';
import type { Connection } from './client.ts';
import { CHOICES_PAGE_SIZE, readAllPages, readByName, toPage } from './keyset.ts';
import { done, parsed } from './outcomes.ts';
import { send } from './request.ts';
import { textIn } from './rows.ts';

/** Departments, by name (specification, section 7). */
export function createDepartmentsAdapter(connection: Connection) {
  return {
    /** Every department. */
    async listDepartments(): Promise<Outcome<Department[]>> {
      return readAllPages(async (after) => {
        const rows = await readByName(after, (range) =>
          send(connection, (client, stop) => {
            let departments = client.from('departments').select('id, name, sort_name');
            if (after && range === 'sameName') departments = departments.eq('sort_name', after.key).gt('id', after.id);
            if (after && range === 'laterNames') departments = departments.gt('sort_name', after.key);
            return departments
              .order('sort_name')
              .order('id')
              .limit(CHOICES_PAGE_SIZE + 1)
              .abortSignal(stop);
          }),
        );
        return parsed(rows, (data) =>
          toPage(data, CHOICES_PAGE_SIZE, 'sort_name', (row) => ({ id: textIn(row, 'id'), name: textIn(row, 'name') })),
        );
      });
    },

    /** Adds a department. */
    async addDepartment({ name }: { name: string }): Promise<Outcome> {
      return done(
        await send(connection, (client, stop) => client.from('departments').insert({ name }).abortSignal(stop)),
      );
    },
  };
}
