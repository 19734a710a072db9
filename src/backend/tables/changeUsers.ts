import type { ManyChange, UserResult } from '../../../machines/changeUsers/changeUsersContext.ts';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { dataError } from '../wire/errors.ts';
import { parsed } from '../wire/outcomes.ts';
import { optionalTextIn, rowOf, rowsOf, textIn, type Row } from '../wire/rows.ts';
import { send, type Connection } from '../wire/transport.ts';

/** The columns that a change of many users writes. */
const COLUMNS = {
  role: 'role',
  teamId: 'team_id',
  departmentId: 'department_id',
  suspendedFrom: 'suspended_from',
  reason: 'reason',
} as const satisfies Record<keyof ManyChange['changes'], string>;

/** The column of each changed field in a result. */
const CHANGED = {
  role: 'role',
  teamId: 'assigned_team_id',
  departmentId: 'assigned_department_id',
  suspendedFrom: 'suspended_from',
} as const satisfies Record<keyof UserResult['changes'], string>;

/** Why a user is skipped, by the code of the error; others have a message. */
const SKIPPED: Partial<Record<string, string>> = {
  PT404: 'No longer in the list',
  PT409: 'Changed by someone else since you selected them',
};

/** Changes many users at once. */
export function createChangeUsersAdapter(connection: Connection) {
  return {
    /**
     * Changes the same fields of up to 500 users in one transaction; a rehearsal rolls it back. Returns what changed, or
     * why a user was skipped.
     */
    async changeUsers({ ids, versions, changes, isRehearsal }: ManyChange): Promise<Outcome<UserResult[]>> {
      const columns = Object.fromEntries(
        fieldsOf(COLUMNS).flatMap((field) => (changes[field] === undefined ? [] : [[COLUMNS[field], changes[field]]])),
      );
      const args = { ids, changes: columns, ...(versions && { versions }), dry_run: isRehearsal };
      const reply = await send(connection, (client, signal) => client.rpc('change_users', args).abortSignal(signal));
      return parsed(reply, ({ data }) => rowsOf(data).map(parseUserResult));
    },
  };
}

function parseUserResult(row: Row): UserResult {
  const isSkipped = row['result'] === 'skipped';
  const fields = rowOf(row['fields'] ?? {});
  return {
    id: textIn(row, 'user_id'),
    version: optionalTextIn(row, 'version'),
    skipped: isSkipped ? skippedText(textIn(row, 'code'), textIn(row, 'message')) : null,
    changes: Object.fromEntries(
      fieldsOf(CHANGED).flatMap((field) => {
        const pair = fields[CHANGED[field]];
        return Array.isArray(pair) ? [[field, { old: textOf(pair[0]), new: textOf(pair[1]) }]] : [];
      }),
    ),
  };
}

const textOf = (value: unknown) => optionalTextIn({ value }, 'value');

/** Messages of policies and constraints are not written for users. */
function skippedText(code: string, message: string): string {
  const error = dataError({ code, message, status: 400 });
  return (
    SKIPPED[code] ??
    error.message ??
    (error.kind === 'permission' ? 'You cannot change this person' : 'This change is not possible')
  );
}
