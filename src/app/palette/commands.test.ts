import { expect, it } from 'vitest';
import { actionOf, commandsFor, iconOf, screenOf } from './commands.ts';

const names = (...of: Parameters<typeof commandsFor>) => commandsFor(...of).map(({ name }) => name);

it('offers a manager all screens and Add User', () => {
  expect(names('MANAGER', 'light')).toEqual([
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
  expect(names('EMPLOYEE', 'dark').slice(5)).toEqual(['Turn off dark mode', 'Sign out']);
});

it.each(['USER', null] as const)('offers only Settings to %s', (role) => {
  expect(names(role, 'light')).toEqual(['Settings', 'Turn on dark mode', 'Sign out']);
});

it('gives each command an icon and a screen or action', () => {
  for (const command of [...commandsFor('ADMIN', 'dark'), ...commandsFor('ADMIN', 'light')]) {
    expect([screenOf(command) !== undefined, actionOf(command) !== null].filter(Boolean)).toHaveLength(1);
    expect(iconOf(command)).toBeDefined();
  }
});
