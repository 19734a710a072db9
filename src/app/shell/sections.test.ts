import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

it.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
  ['/Dashboard', 'Dashboard'],
  ['/dashboard/roles', 'Roles & Users'],
  ['/dashboard/teams', 'Teams & Departments'],
  ['/dashboard/audit', 'Audit Logs'],
  ['/settings', 'Settings'],
  ['/nowhere', undefined],
])('%s is the section %s', (pathname, name) => {
  expect(sectionOf(pathname)?.name).toBe(name);
});
