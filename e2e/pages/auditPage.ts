import { expect, type Locator, type Page } from '@playwright/test';

/** The Audit Logs screen. */
export class AuditPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly empty: Locator;
  readonly clear: Locator;
  readonly retry: Locator;
  readonly loading: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Audit Logs' });
    this.search = page.getByPlaceholder('Search audit logs...');
    this.rows = page
      .getByRole('table', { name: 'Audit logs' })
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /what changed/ }) });
    this.empty = page.getByText('No entries yet.');
    this.clear = page.getByRole('button', { name: 'Clear search' });
    this.retry = page.getByRole('button', { name: 'Retry' });
    this.loading = page.getByRole('main').getByRole('status').getByText('Loading', { exact: true });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/dashboard/audit${search}`);
    await expect(this.heading).toBeVisible();
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('q') === text);
  }

  /** The cell of an entry by row and column: Action, Table, Performed By, Date. */
  cell(row: number, column: number): Locator {
    return this.rows.nth(row).getByRole('cell').nth(column);
  }

  /** The button that expands an entry. */
  expandButton(row: number): Locator {
    return this.rows.nth(row).getByRole('button', { name: /what changed/ });
  }
}
