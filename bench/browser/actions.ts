import type { Page } from '@playwright/test';

/** Something a person does on a screen. */
export type Action = {
  name: string;
  path: string;
  /** Once before it is measured: what must be there. */
  ready: string;
  act: (page: Page) => Promise<void>;
  /** Brings the page back, unmeasured. */
  undo?: (page: Page) => Promise<void>;
};

const escape = (page: Page) => page.keyboard.press('Escape');
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const follow = (name: string) => (page: Page) => page.getByRole('link', { name }).first().click();

const PEOPLE = { path: '/dashboard/roles', ready: 'tbody button' };
const TEAMS = { path: '/dashboard/teams', ready: 'tbody button' };
const AUDIT = { path: '/dashboard/audit', ready: 'tbody time' };
const SETTINGS = { path: '/settings', ready: 'input[name=displayName]' };

/** Every kind of action of every signed-in screen. */
export const ACTIONS: Action[] = [
  { ...PEOPLE, name: 'open Add User', act: press('Add User'), undo: escape },
  { ...PEOPLE, name: 'open Edit User', act: press(/^Edit /), undo: escape },
  { ...PEOPLE, name: 'open Remove User', act: press(/^Remove /), undo: escape },
  {
    ...PEOPLE,
    name: 'type into Add User',
    act: async (page) => {
      await press('Add User')(page);
      await page.getByRole('dialog').getByLabel('First Name').pressSequentially('Amara');
    },
    undo: async (page) => {
      await page.getByRole('dialog').getByLabel('First Name').fill('');
      await escape(page);
    },
  },
  {
    ...PEOPLE,
    name: 'close Edit User',
    act: async (page) => {
      await press(/^Edit /)(page);
      await page.getByRole('dialog').waitFor();
      await escape(page);
    },
  },
  {
    ...PEOPLE,
    name: 'search people',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('okafor');
      await page.waitForTimeout(600);
    },
    undo: async (page) => page.getByRole('searchbox').fill(''),
  },
  { ...PEOPLE, name: 'sort people', act: press('Name') },
  { ...PEOPLE, name: 'open the user menu', act: press(/account|menu of/i), undo: escape },
  { ...PEOPLE, name: 'unpin the sidebar', act: press('Unpin Sidebar'), undo: press('Pin Sidebar') },
  { ...TEAMS, name: 'open Add Team', act: press('Add Team'), undo: escape },
  { ...TEAMS, name: 'open Add Department', act: press('Add Department'), undo: escape },
  { ...TEAMS, name: 'open Edit Team', act: press(/^Edit /), undo: escape },
  { ...AUDIT, name: 'open an entry', act: press(/what changed/) },
  { ...AUDIT, name: 'go to Dashboard', act: follow('Dashboard') },
  { ...AUDIT, name: 'go to Roles & Users', act: follow('Roles & Users') },
  { ...PEOPLE, name: 'go to Teams & Departments', act: follow('Teams & Departments') },
  { ...PEOPLE, name: 'go to Audit Logs', act: follow('Audit Logs') },
  { ...PEOPLE, name: 'go to Settings', act: follow('Settings') },
  {
    ...SETTINGS,
    name: 'type the display name',
    act: (page) => page.getByLabel('Display Name').pressSequentially('abc'),
    undo: press('Discard Changes'),
  },
];
