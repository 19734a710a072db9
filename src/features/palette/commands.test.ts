import { expect, it } from 'vitest';
import { actionOf, commandsFor, iconOf, screenOf } from './commands.ts';

const names = (...of: Parameters<typeof commandsFor>) => commandsFor(...of).map(({ name }) => name);

it('a manager may go everywhere, and add people', () => {
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

it('an employee may add nobody', () => {
  expect(names('EMPLOYEE', 'dark').slice(5)).toEqual(['Turn off dark mode', 'Sign out']);
});

it.each(['USER', null] as const)('%s sees Settings only', (role) => {
  expect(names(role, 'light')).toEqual(['Settings', 'Turn on dark mode', 'Sign out']);
});

it('each command leads to a screen or is an action, and has an icon', () => {
  for (const command of [...commandsFor('ADMIN', 'dark'), ...commandsFor('ADMIN', 'light')]) {
    expect([screenOf(command) !== undefined, actionOf(command) !== null].filter(Boolean)).toHaveLength(1);
    expect(iconOf(command)).toBeDefined();
  }
});
