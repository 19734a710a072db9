import { expect, it } from 'vitest';
import { actionOf, commandsFor, iconOf, screenOf } from './commands.ts';

const names = (...of: Parameters<typeof commandsFor>) => commandsFor(...of).map(({ name }) => name);

it('offers a manager all screens and Add User', () => {
  expect(names('MANAGER', 'light', true)).toEqual([
    'Dashboard',
    'Roles & Users',
    'Teams & Departments',
    'Audit Logs',
    'Settings',
    'Add User',
    'Turn on dark mode',
    'Sign out',
  ]);
});

it('does not offer Add User to an employee', () => {
  expect(names('EMPLOYEE', 'dark', true).slice(5)).toEqual(['Turn off dark mode', 'Sign out']);
});

it('offers no audit log to a role that may not read it', () => {
  expect(names('SUPERVISOR', 'light', false).slice(2, 4)).toEqual(['Teams & Departments', 'Settings']);
});

it.each(['USER', null] as const)('offers only Settings to %s', (role) => {
  expect(names(role, 'light', false)).toEqual(['Settings', 'Turn on dark mode', 'Sign out']);
});

it('gives each command an icon and a screen or action', () => {
  for (const command of [...commandsFor('ADMIN', 'dark', true), ...commandsFor('ADMIN', 'light', true)]) {
    expect([screenOf(command) !== undefined, actionOf(command) !== null].filter(Boolean)).toHaveLength(1);
    expect(iconOf(command)).toBeDefined();
  }
});
