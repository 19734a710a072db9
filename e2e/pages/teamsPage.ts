import { expect, type Locator, type Page } from '@playwright/test';
import { DialogScreen } from './dialogScreen.ts';

/** The Teams & Departments screen with its dialogs. */
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

  /** The row of a team. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** The cell of a team: column 1 is Department, 2 is Members. */
  cell(name: string, column: number): Locator {
    return this.row(name).getByRole('cell').nth(column);
  }

  /** A department in the list of departments. */
  department(name: string): Locator {
    return this.departments.getByRole('link', { name, exact: true });
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('q') === text);
    // Rows may move until the response has arrived.
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

  /** Adds a team, by default without a department. */
  async addTeam(name: string, department = 'No Department'): Promise<void> {
    await this.openDialog('Add Team');
    await this.field('Team Name').fill(name);
    await this.field('Department').selectOption(department);
    await this.press('Add Team');
    await expect(this.toast('Team added successfully')).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }
}
