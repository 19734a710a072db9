import { describe, expect, it } from 'vitest';
import { IMPORT_ROWS } from '../rules/limits.ts';
import { importFile } from './importFile.ts';
import { templateTable } from './tables.ts';

const HEADER = ['First name', 'last_name', 'E-Mail'];

function problemOf(cells: string[][]): string | null {
  const outcome = importFile(cells);
  return outcome.ok ? null : outcome.error.message;
}

describe('columns', () => {
  it('finds columns by name in any order and spelling, and reports the others', () => {
    const outcome = importFile([
      ['Phone', 'Team', 'EMAIL address', 'Surname', '', 'Given Name', 'Role', 'department'],
      ['12', ' Field ', 'ann@example.org', 'Lee', '', ' Ann', 'manager', 'Sales'],
    ]);
    expect(outcome).toEqual({
      ok: true,
      value: {
        ignoredColumns: ['Phone'],
        rows: [
          {
            number: 2,
            isTooLong: false,
            firstName: 'Ann',
            lastName: 'Lee',
            email: 'ann@example.org',
            role: 'manager',
            department: 'Sales',
            team: 'Field',
          },
        ],
      },
    });
  });

  it('accepts the header of the template', () => {
    const [header = []] = templateTable().rows;
    expect(header).toEqual(['first name', 'last name', 'email', 'role', 'department', 'team']);
    expect(problemOf([header, ['Ann', 'Lee', 'ann@example.org', '', '', '']])).toBeNull();
  });

  it('allows a missing role, department and team', () => {
    const outcome = importFile([HEADER, ['Ann', 'Lee', 'ann@example.org']]);
    expect(outcome).toMatchObject({ value: { rows: [{ role: '', department: '', team: '' }] } });
  });
});

describe('rows', () => {
  it('numbers rows like a spreadsheet, and skips empty ones', () => {
    const outcome = importFile([HEADER, ['Ann', 'Lee', 'a@b.cd'], ['', ' '], [], ['Bo', 'Fox', 'b@b.cd', '']]);
    expect(outcome).toMatchObject({ value: { rows: [{ number: 2 }, { number: 5, isTooLong: false }] } });
  });

  it('F-77 skips empty rows above the header, and cells without visible characters', () => {
    const outcome = importFile([
      [''],
      ['', '\u200b'],
      HEADER,
      ['\ufeff', ' \u200b'],
      ['Ann', 'Lee', 'a@b.cd', '\u200b'],
    ]);
    expect(outcome).toMatchObject({ value: { rows: [{ number: 5, firstName: 'Ann', isTooLong: false }] } });
  });

  it('accepts rows shorter than the header, and marks longer ones', () => {
    const outcome = importFile([HEADER, ['Ann'], ['Ann', 'Lee', 'a@b.cd', 'more']]);
    expect(outcome).toMatchObject({
      value: {
        rows: [
          { lastName: '', email: '', isTooLong: false },
          { email: 'a@b.cd', isTooLong: true },
        ],
      },
    });
  });
});

describe('rejects an unusable file:', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => ['A', 'B', `a${index}@b.cd`]);

  it.each([
    ['empty', [], 'This file is empty.'],
    ['only empty rows', [[''], ['', ' ']], 'This file is empty.'],
    [
      'wrong columns',
      [
        ['name', 'e-mail'],
        ['Ann Lee', 'a@b.cd'],
      ],
      'This file has no column for first name and last name. Its first row names the columns: first name, last name, email, role, department, and team, in any order.',
    ],
    [
      'a duplicate column',
      [
        [...HEADER, 'email', 'Mail'],
        ['A', 'B', 'a@b.cd'],
      ],
      'This file has two columns for email.',
    ],
    ['nobody', [HEADER, ['', '', '']], 'This file has a header row but no people.'],
    [
      'too many rows',
      [HEADER, ...people(IMPORT_ROWS + 1)],
      'This file has 2,001 people. An import takes 2,000 at most: split the file.',
    ],
  ])('%s', (_, cells, sentence) => {
    expect(problemOf(cells)).toBe(sentence);
  });

  it('accepts the maximum number of rows', () => {
    expect(problemOf([HEADER, ...people(IMPORT_ROWS)])).toBeNull();
  });
});
