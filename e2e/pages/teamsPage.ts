import { expect, type Locator, type Page } from '@playwright/test';
import { DialogScreen } from './dialogScreen.ts';

/** Teams & Departments with its dialogs, as a person uses it. */
export class TeamsPage extends DialogScreen {
  readonly heading: Locator;
  readonly search: Locator;
  readonly departments: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { level: 1, name: 'Teams & Departments' });
    this.search = page.getByPlaceholder('Search teams or departments...');
    this.departments = page.getByRole('region', { name: 'Departments' });
    this.rows = page
      .getByRole('table', { name: 'Teams' })
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Edit/ }) });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/dashboard/teams${search}`);
    await expect(this.heading).toBeVisible();
  }

  /** The row of the team of this name. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** The value of a team in a column: 1 is Department, 2 is Members. */
  cell(name: string, column: number): Locator {
    return this.row(name).getByRole('cell').nth(column);
  }

  /** A department in the list beside or above the teams. */
  department(name: string): Locator {
    return this.departments.getByRole('link', { name, exact: true });
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('q') === text);
    // Until the answer is there rows are about to move away from under the pointer.
    await expect(this.page.locator('table[aria-busy="true"]')).toHaveCount(0);
  }

  async openDialog(name: 'Add Team' | 'Add Department'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
    await expect(this.title(name)).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await expect(this.title('Edit Team')).toBeVisible();
  }

  async addDepartment(name: string): Promise<void> {
    await this.openDialog('Add Department');
    await this.field('Department Name').fill(name);
    await this.press('Add Department');
    await expect(this.toast('Department added successfully')).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }

  /** Adds a team, in a department by its name or in none. */
  async addTeam(name: string, department = 'No Department'): Promise<void> {
    await this.openDialog('Add Team');
    await this.field('Team Name').fill(name);
    await this.field('Department').selectOption(department);
    await this.press('Add Team');
    await expect(this.toast('Team added successfully')).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }
}
