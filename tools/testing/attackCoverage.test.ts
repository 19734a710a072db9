import { describe, expect, it } from 'vitest';
import { idsIn, missingCases } from './attackCoverage.ts';
import type { TestRun } from './reports.ts';

const attacks = '| id | who |\n|---|---|\n| M-08..11 | each |\n| F-01 | remove oneself |\n';
const faults = '| F-01 | no backend |\n';
const run = (file: string, title: string, hasPassed = true): TestRun => ({ file, title, hasPassed });

describe('ids of attacks and faults', () => {
  it('are parsed from the rows, with ranges expanded', () => {
    expect(idsIn(attacks)).toEqual(['M-08', 'M-09', 'M-10', 'M-11', 'F-01']);
  });

  it('are missing unless they are in the title of a passed test', () => {
    const missing = (runs: TestRun[]) => missingCases(attacks, faults, runs).map(({ id, kind }) => `${kind} ${id}`);
    expect(missing([])).toEqual([
      'attack M-08',
      'attack M-09',
      'attack M-10',
      'attack M-11',
      'attack F-01',
      'fault F-01',
    ]);
    const matrix = ['M-08', 'M-09', 'M-11'].map((id) => run('supabase/tests/matrix.test.ts', `M. ${id} ADMIN`));
    const failed = run('supabase/tests/matrix.test.ts', 'M-10 ADMIN', false);
    expect(missing([...matrix, failed])).toEqual(['attack M-10', 'attack F-01', 'fault F-01']);
    expect(missing([...matrix, run('supabase/tests/matrix.test.ts', 'M-100 ADMIN')])).toContain('attack M-10');
  });

  it('are distinguished by the folder of the test if both documents have the id', () => {
    const missing = (file: string) => missingCases('| F-01 | x |', '| F-01 | y |', [run(file, 'F-01 x')]);
    expect(missing('supabase/tests/accounts.test.ts')).toEqual([{ id: 'F-01', kind: 'fault' }]);
    expect(missing('e2e/faults.spec.ts')).toEqual([{ id: 'F-01', kind: 'attack' }]);
  });
});
