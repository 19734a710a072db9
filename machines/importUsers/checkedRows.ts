import { addUserErrors, ADD_USER_FIELDS, newPerson, type NewPerson } from '../addUser/addUserForm.ts';
import type { Party } from '../rules/permissions.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError } from '../rules/validation.ts';
import type { ListedPerson } from '../shared/entities.ts';
import type { FileRow } from './importFile.ts';
import { givenPlacement, givenRole } from './givenValues.ts';

/** A row of the file, validated before anything is sent. */
export type CheckedRow = {
  number: number;
  /** `ready` to be added, `wrong` with its problems, or `listed`: the address is already in the list. */
  status: 'ready' | 'wrong' | 'listed';
  reasons: string[];
  /** The person, without invalid values. */
  person: NewPerson;
  /** The names of the team and the department; each may be null. */
  team: string | null;
  department: string | null;
  /** The person in the list with this address. */
  listed: ListedPerson | null;
};

type CheckData = { editor: Party; choices: PlacementChoices; listed: ListedPerson[] };

/** The valid addresses of a file, normalized and without duplicates. */
export function addressesOf(rows: FileRow[]): string[] {
  return [...new Set(rows.filter(({ email }) => emailError(email) === undefined).map(addressOf))];
}

/** Validates each row like Add User, and against the other rows. */
export function checkedRows(rows: FileRow[], { editor, choices, listed }: CheckData): CheckedRow[] {
  const people = new Map(listed.map((person) => [person.email, person]));
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    const role = givenRole(row.role, editor.role);
    const placement = givenPlacement(row, choices);
    const form = { ...row, role: role.value, ...placement.value };
    const first = firstRows.get(addressOf(row));
    if (first === undefined) firstRows.set(addressOf(row), row.number);
    const isRepeated = first !== undefined && addressOf(row) !== '';
    const errors = addUserErrors(form);
    const reasons = [
      ...(row.isTooLong ? ['This row has more values than there are columns'] : []),
      ...ADD_USER_FIELDS.flatMap((field) => errors[field] ?? []),
      ...(isRepeated ? [`Row ${first} has the same email address`] : []),
      ...role.problems,
      ...placement.problems,
    ];
    const listedPerson = isRepeated ? null : (people.get(addressOf(row)) ?? null);
    const status = listedPerson ? 'listed' : reasons.length > 0 ? 'wrong' : 'ready';
    return {
      number: row.number,
      status,
      reasons: listedPerson ? [] : reasons,
      person: newPerson(form),
      team: nameOf(choices.teams, placement.value.teamId),
      department: nameOf(choices.departments, placement.value.departmentId),
      listed: listedPerson,
    };
  });
}

function nameOf(records: { id: string; name: string }[], id: string): string | null {
  return records.find((record) => record.id === id)?.name ?? null;
}

function addressOf({ email }: FileRow): string {
  return normalizedEmail(email);
}
