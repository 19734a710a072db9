import { describe, expect, it } from 'vitest';
import { addressesOf, checkedRows } from './checkedRows.ts';
import { bob, cellsOf, choices, HEADER } from './fileFixtures.ts';
import { importFile } from './importFile.ts';

function rowsOf(...cells: string[][]) {
  const file = importFile([HEADER, ...cells]);
  if (!file.ok) throw new Error(file.error.message ?? '');
  return file.value.rows;
}

function check(...cells: string[][]) {
  return checkedRows(rowsOf(...cells), { editor: { id: 'mia', role: 'MANAGER' }, choices, listed: [bob] });
}

const reasonsOf = (cells: string[]) => check(cells)[0]?.reasons;

describe('validating a row of an import', () => {
  it('normalizes a person like Add User', () => {
    const [row] = check(['Ann ', 'Lee', 'Ann@example.org', 'Supervisor', 'sales', 'FIELD']);
    expect(row).toEqual({
      number: 2,
      status: 'ready',
      reasons: [],
      listed: null,
      person: {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.org',
        role: 'SUPERVISOR',
        departmentId: 'sales',
        teamId: 'field',
      },
      team: 'Field',
      department: 'Sales',
    });
  });

  it('defaults to EMPLOYEE without a placement', () => {
    expect(check(cellsOf('ann@example.org'))[0]?.person).toMatchObject({
      role: 'EMPLOYEE',
      departmentId: null,
      teamId: null,
    });
  });

  it('accepts a team without a department, and derives the department', () => {
    expect(check(cellsOf('ann@example.org', { team: 'Field' }))[0]?.person).toMatchObject({
      departmentId: 'sales',
      teamId: 'field',
    });
    expect(check(cellsOf('ann@example.org', { team: 'choir' }))[0]?.person).toMatchObject({ departmentId: null });
  });

  it('F-77 compares names, address and placement by their visible characters', () => {
    const row = ['Ann\u00a0 Marie', ' Lee', 'Ann@example.org\u200b', 'Super\u200bvisor', ' SALES\u200b', 'Fi\u200beld'];
    expect(check(row)[0]).toMatchObject({
      status: 'ready',
      person: {
        firstName: 'Ann Marie',
        email: 'ann@example.org',
        role: 'SUPERVISOR',
        departmentId: 'sales',
        teamId: 'field',
      },
    });
    expect(check(cellsOf(`\u200e${bob.email.toUpperCase()}`))[0]).toMatchObject({ status: 'listed', listed: bob });
    expect(check(row, cellsOf('ann@example.org'))[1]?.reasons).toEqual(['Row 2 has the same email address']);
    expect(addressesOf(rowsOf(row, cellsOf('mailto:ann@example.org')))).toEqual(['ann@example.org']);
  });

  it('F-79 isolates a right-to-left name in a sentence', () => {
    expect(reasonsOf(cellsOf('a@b.cd', { department: 'מכירות' }))).toEqual([
      'There is no department “\u2068מכירות\u2069”',
    ]);
  });

  it.each([
    ['no name', ['', '', 'a@b.cd'], ['First name is required', 'Last name is required']],
    ['a long name', ['x'.repeat(201), 'Lee', 'a@b.cd'], ['First name must be at most 200 characters']],
    ['no email', ['Ann', 'Lee', ''], ['Email address is required']],
    ['an invalid email', ['Ann', 'Lee', 'ann'], ['Enter a valid email address']],
    ['too many values', [...cellsOf('a@b.cd'), 'x'], ['This row has more values than there are columns']],
    ['an unknown role', cellsOf('a@b.cd', { role: 'Boss' }), ['There is no role “Boss”']],
    ['a role above the own one', cellsOf('a@b.cd', { role: 'admin' }), ['You cannot give the role Admin']],
    ['the fallback role', cellsOf('a@b.cd', { role: 'USER' }), ['You cannot give the role User']],
    ['an unknown department', cellsOf('a@b.cd', { department: 'Moon' }), ['There is no department “Moon”']],
    [
      'a team with an unknown department',
      cellsOf('a@b.cd', { department: 'Moon', team: 'Field' }),
      ['There is no department “Moon”'],
    ],
    [
      'an unknown team in an unknown department',
      cellsOf('a@b.cd', { department: 'Moon', team: 'Crater' }),
      ['There is no department “Moon”', 'There is no team “Crater”'],
    ],
    ['an archived department', cellsOf('a@b.cd', { department: 'old' }), ['The department “old” is archived']],
    ['an archived team', cellsOf('a@b.cd', { team: 'Past' }), ['The team “Past” is archived']],
    ['an unknown team', cellsOf('a@b.cd', { team: 'Moon' }), ['There is no team “Moon”']],
    [
      'a team of another department',
      cellsOf('a@b.cd', { department: 'legal', team: 'Field' }),
      ['The team “Field” is not in the department “Legal”'],
    ],
    [
      'a department with a team outside of departments',
      cellsOf('a@b.cd', { department: 'Legal', team: 'Choir' }),
      ['The team “Choir” is not in the department “Legal”'],
    ],
    [
      'an ambiguous team name',
      cellsOf('a@b.cd', { team: 'Desk' }),
      ['There are 2 teams called “Desk”. Name the department, too'],
    ],
    [
      'several problems',
      ['', 'Lee', 'ann', 'Boss', 'Moon', ''],
      [
        'Enter a valid email address',
        'First name is required',
        'There is no role “Boss”',
        'There is no department “Moon”',
      ],
    ],
  ])('rejects %s with a message', (_, cells, reasons) => {
    expect(reasonsOf(cells)).toEqual(reasons);
    expect(check(cells)[0]?.status).toBe('wrong');
  });

  it('finds the team by name within the given department', () => {
    const place = { department: 'Legal', team: 'Desk' };
    expect(check(cellsOf('a@b.cd', place))[0]?.person.teamId).toBe('legal-desk');
  });

  it('rejects an address used in an earlier row, ignoring case, but not two empty ones', () => {
    const rows = check(cellsOf('ann@example.org'), cellsOf('ANN@example.org'), cellsOf(''), cellsOf(''));
    expect(rows.map(({ status }) => status)).toEqual(['ready', 'wrong', 'wrong', 'wrong']);
    expect(rows[1]?.reasons).toEqual(['Row 2 has the same email address']);
    expect(rows[3]?.reasons).toEqual(['Email address is required']);
  });

  it('marks a listed address as neither ready nor invalid', () => {
    const rows = check(cellsOf('Bob@example.org', { role: 'Boss' }), cellsOf('bob@example.org'));
    expect(rows[0]).toMatchObject({ status: 'listed', reasons: [], listed: bob });
    expect(rows[1]).toMatchObject({ status: 'wrong', listed: null });
  });
});

it('looks up each valid address once, normalized like the server does', () => {
  const rows = rowsOf(cellsOf('Ann@example.org'), cellsOf('ann@example.org'), cellsOf('ann'), cellsOf(''));
  expect(addressesOf(rows)).toEqual(['ann@example.org']);
});
