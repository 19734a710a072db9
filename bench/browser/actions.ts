import type { Locator, Page } from '@playwright/test';

/** A measured action on a screen. */
export type Action = {
  name: string;
  path: string;
  /** A CSS selector that must match before the action. */
  ready: string;
  act: (page: Page) => Promise<void>;
  /** Resets the page, unmeasured. */
  undo?: (page: Page) => Promise<void>;
};

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const escape = key('Escape');

/** The pause before a press and after its result, in milliseconds. */
const PRESS_PAUSE = 200;

/** The time between two keys of a fast typist, in milliseconds. */
const KEY = 80;

/** Clicks with separate mouse events. Playwright's own click runs its checks in between, which would be measured. */
async function pressOn(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(PRESS_PAUSE);
  await target.page().mouse.down();
  await target.page().mouse.up();
}

const press = (name: string | RegExp) => (page: Page) =>
  pressOn(page.getByRole('button', { name, exact: true }).first());
const follow = (name: string | RegExp) => (page: Page) => pressOn(page.getByRole('link', { name }).first());

/** Returns an action that presses an item of a menu. */
const pressItem = (menu: string | RegExp, item: string) => async (page: Page) => {
  await press(menu)(page);
  await pressOn(page.getByRole('menuitem', { name: item }));
};

async function typeAs(field: Locator, text: string): Promise<void> {
  await field.waitFor();
  await field.page().waitForTimeout(PRESS_PAUSE);
  await field.pressSequentially(text, { delay: KEY });
}

/** Returns an action that opens a dialog and types into one of its fields. */
const typeInto = (opener: string | RegExp, field: string) => async (page: Page) => {
  await press(opener)(page);
  await typeAs(page.getByRole('dialog').getByLabel(field), 'Amara');
};

/** Clears the fields, because the dialog would confirm leaving them, and closes it. */
const giveUp = async (page: Page) => {
  for (const field of await page.getByRole('dialog').locator('input:not([type=radio])').all()) await field.fill('');
  await escape(page);
};

/** Returns an action that selects the next value of a filter by keyboard. */
const choose = (filter: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: filter, exact: true }).focus();
  await page.waitForTimeout(PRESS_PAUSE);
  await page.keyboard.press('ArrowDown');
};

const type = (text: string) => async (page: Page) => {
  await typeAs(page.getByRole('searchbox'), text);
  // The search is debounced by 250 ms.
  await page.waitForTimeout(600);
};

const HOME = { path: '/dashboard', ready: 'main a' };
const PEOPLE = { path: '/dashboard/roles', ready: 'tbody button' };
const TEAMS = { path: '/dashboard/teams', ready: 'tbody button' };
const AUDIT = { path: '/dashboard/audit', ready: 'tbody time' };
const SETTINGS = { path: '/settings', ready: 'input[name=displayName]' };

/** All measured actions of all signed-in screens. */
export const ACTIONS: Action[] = [
  { ...PEOPLE, name: 'open Add User', act: press('Add User'), undo: escape },
  { ...PEOPLE, name: 'type into Add User', act: typeInto('Add User', 'First Name'), undo: giveUp },
  { ...PEOPLE, name: 'open Edit User', act: press(/^Edit /), undo: escape },
  {
    ...PEOPLE,
    name: 'close Edit User',
    act: async (page) => {
      await press(/^Edit /)(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(PRESS_PAUSE);
      await escape(page);
    },
  },
  { ...PEOPLE, name: 'open Remove User', act: press(/^Remove /), undo: escape },
  {
    ...PEOPLE,
    name: 'open Import Users',
    act: pressItem('More actions', 'Import users'),
    undo: escape,
  },
  { ...PEOPLE, name: 'open the menu of a list', act: press('More actions'), undo: escape },
  { ...PEOPLE, name: 'search people', act: type('okafor') },
  { ...PEOPLE, name: 'filter people by role', act: choose('Role') },
  { ...PEOPLE, name: 'sort people', act: press('Name') },
  {
    ...PEOPLE,
    name: 'open the page of a person',
    act: (page) => pressOn(page.locator('tbody td:first-child a').first()),
  },
  { ...PEOPLE, name: 'open Suspend User', act: pressItem(/^Actions for/, 'Suspend'), undo: escape },
  { ...PEOPLE, name: 'open the user menu', act: press(/^Account of/), undo: escape },
  { ...PEOPLE, name: 'unpin the sidebar', act: press('Unpin Sidebar'), undo: press('Pin Sidebar') },
  { ...PEOPLE, name: 'open the palette', act: key('Control+K'), undo: escape },
  {
    ...PEOPLE,
    name: 'type into the palette',
    act: async (page) => {
      await page.keyboard.press('Control+K');
      await typeAs(page.getByRole('combobox', { name: 'Search people, screens and actions' }), 'okafor');
      await page.waitForTimeout(600);
    },
    undo: escape,
  },
  { ...PEOPLE, name: 'open the shortcuts', act: key('?'), undo: escape },
  { ...PEOPLE, name: 'go to Teams & Departments', act: follow('Teams & Departments') },
  { ...PEOPLE, name: 'go to Audit Logs', act: follow('Audit Logs') },
  { ...PEOPLE, name: 'go to Settings', act: follow('Settings') },
  { ...PEOPLE, name: 'go to the landing page', act: follow('Home Page') },
  { ...TEAMS, name: 'open Add Team', act: press('Add Team'), undo: escape },
  { ...TEAMS, name: 'type into Add Team', act: typeInto('Add Team', 'Team Name'), undo: giveUp },
  { ...TEAMS, name: 'open Add Department', act: press('Add Department'), undo: escape },
  { ...TEAMS, name: 'open Edit Team', act: press(/^Edit /), undo: escape },
  { ...TEAMS, name: 'search teams', act: type('pla') },
  { ...TEAMS, name: 'choose a department', act: (page) => pressOn(page.locator('main li a').first()) },
  { ...AUDIT, name: 'open an entry', act: press(/what changed/) },
  { ...AUDIT, name: 'search the audit log', act: type('okafor') },
  { ...AUDIT, name: 'filter the audit log by action', act: choose('Action') },
  { ...AUDIT, name: 'go to Dashboard', act: follow('Dashboard') },
  { ...AUDIT, name: 'go to Roles & Users', act: follow('Roles & Users') },
  { ...HOME, name: 'follow a figure', act: follow(/^People/) },
  {
    ...SETTINGS,
    name: 'type the display name',
    act: (page) => typeAs(page.getByLabel('Display Name'), 'abc'),
    undo: press('Discard Changes'),
  },
  { ...SETTINGS, name: 'switch the theme', act: press('Dark mode'), undo: press('Dark mode') },
];
