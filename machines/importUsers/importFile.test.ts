import { describe, expect, it } from 'vitest';
import { IMPORT_ROWS } from '../rules/limits.ts';
import { importFile } from './importFile.ts';
import { templateTable } from './tables.ts';

const HEADER = ['First name', 'last_name', 'E-Mail'];

function problemOf(cells: string[][]): string | null {
  const outcome = importFile(cells);
  return outcome.ok ? null : outcome.error.message;
}

describe('the columns of a file', () => {
  it('are found by their names, in any order and spelling; the others are named', () => {
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

  it('are those of the template', () => {
    const [header = []] = templateTable().rows;
    expect(header).toEqual(['first name', 'last name', 'email', 'role', 'department', 'team']);
    expect(problemOf([header, ['Ann', 'Lee', 'ann@example.org', '', '', '']])).toBeNull();
  });

  it('may leave role, department and team out', () => {
    const outcome = importFile([HEADER, ['Ann', 'Lee', 'ann@example.org']]);
    expect(outcome).toMatchObject({ value: { rows: [{ role: '', department: '', team: '' }] } });
  });
});

describe('the rows of a file', () => {
  it('have the numbers of a spreadsheet; empty ones are passed over', () => {
    const outcome = importFile([HEADER, ['Ann', 'Lee', 'a@b.cd'], ['', ' '], [], ['Bo', 'Fox', 'b@b.cd', '']]);
    expect(outcome).toMatchObject({ value: { rows: [{ number: 2 }, { number: 5, isTooLong: false }] } });
  });

  it('F-77 may have empty rows above the header, and cells of which nothing is seen', () => {
    const outcome = importFile([
      [''],
      ['', '\u200b'],
      HEADER,
      ['\ufeff', ' \u200b'],
      ['Ann', 'Lee', 'a@b.cd', '\u200b'],
    ]);
    expect(outcome).toMatchObject({ value: { rows: [{ number: 5, firstName: 'Ann', isTooLong: false }] } });
  });

  it('may be shorter than the header, and are marked when they are longer', () => {
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

describe('a file that cannot be used says why:', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => ['A', 'B', `a${index}@b.cd`]);

  it.each([
    ['empty', [], 'This file is empty.'],
    ['nothing but empty rows', [[''], ['', ' ']], 'This file is empty.'],
    [
      'wrong columns',
      [
        ['name', 'e-mail'],
        ['Ann Lee', 'a@b.cd'],
      ],
      'This file has no column for first name and last name. Its first row names the columns: first name, last name, email, role, department, and team, in any order.',
    ],
    [
      'a column twice',
      [
        [...HEADER, 'email', 'Mail'],
        ['A', 'B', 'a@b.cd'],
      ],
      'This file has two columns for email.',
    ],
    ['nobody', [HEADER, ['', '', '']], 'This file has a header row, but nobody below it.'],
    [
      'too many',
      [HEADER, ...people(IMPORT_ROWS + 1)],
      'This file has 2,001 people. An import takes 2,000 at most: split the file.',
    ],
  ])('%s', (_, cells, sentence) => {
    expect(problemOf(cells)).toBe(sentence);
  });

  it('and as many as an import takes are none too many', () => {
    expect(problemOf([HEADER, ...people(IMPORT_ROWS)])).toBeNull();
  });
});
