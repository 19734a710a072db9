import type { Outcome } from '../../machines/shared/outcome.ts';
import { isRole, type Role } from '../../machines/rules/roles.ts';
import { normalizedEmail } from '../../machines/rules/text.ts';
import type { Connection } from './client.ts';
import { quoted } from './keyset.ts';
import { parsed } from './outcomes.ts';
import { requireStaff } from './readRow.ts';
import { send } from './request.ts';
import { rowsOf, textIn } from './rows.ts';

/** Somebody who has an address: whom it belongs to, and their role, which decides who may edit them. */
export type AddressOwner = { id: string; email: string; role: Role | null };

/** Characters of the addresses in one request: servers and proxies take addresses of 8,000 and more. */
const LONGEST_LIST = 4_000;

/** Reads before an import. */
export function createImportChecks(connection: Connection) {
  async function findSome(list: string): Promise<Outcome<AddressOwner[]>> {
    const reply = await send(connection, (client, stop) =>
      client.from('users').select('id, email, role').filter('email', 'in', `(${list})`).abortSignal(stop),
    );
    return parsed(reply, ({ data }) =>
      rowsOf(data).map((row) => ({
        id: textIn(row, 'id'),
        email: textIn(row, 'email'),
        role: isRole(row['role']) ? row['role'] : null,
      })),
    );
  }

  return {
    /** Which of these addresses belong to people in the list, and to whom. */
    async findListed({ emails }: { emails: string[] }): Promise<Outcome<AddressOwner[]>> {
      const rights = await requireStaff(connection);
      if (!rights.ok) return rights;
      const found: AddressOwner[] = [];
      for (const list of listsOf(emails.map((email) => quoted(normalizedEmail(email))))) {
        const people = await findSome(list);
        if (!people.ok) return people;
        found.push(...people.value);
      }
      return { ok: true, value: found };
    },
  };
}

/** Joins values to lists that are not too long for an address. */
function listsOf(values: string[]): string[] {
  const lists: string[] = [];
  for (const value of values) {
    const longer = [...lists.slice(-1), value].join(',');
    if (lists.length > 0 && encodeURIComponent(longer).length <= LONGEST_LIST) lists[lists.length - 1] = longer;
    else lists.push(value);
  }
  return lists;
}
