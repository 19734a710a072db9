import { expect, it } from 'vitest';
import { runsIn } from './reports.ts';

it.each([
  ['passed', true, ['expected'], true],
  ['passed at a second try', true, ['flaky'], true],
  ['passed, and was skipped in another browser', true, ['skipped', 'expected'], true],
  ['was skipped', true, ['skipped'], false],
  ['ran nowhere', true, [], false],
  ['failed in another browser', false, ['expected', 'unexpected'], false],
])('counts a test that %s in Playwright', (_, ok, statuses, hasPassed) => {
  const file = 'faults.spec.ts';
  const spec = { title: 'G-12 says so', file, ok, tests: statuses.map((status) => ({ status })) };
  expect(runsIn({ suites: [{ title: file, file, suites: [{ title: 'Faults', file, specs: [spec] }] }] })).toEqual([
    { file: 'e2e/faults.spec.ts', title: 'Faults G-12 says so', hasPassed },
  ]);
});
