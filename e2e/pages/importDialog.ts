import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { DialogScreen } from './dialogScreen.ts';
import { MoreMenu } from './moreMenu.ts';
import { StaffPage } from './staffPage.ts';

/** The dialog that imports people from a file. */
export class ImportDialog extends DialogScreen {
  readonly menu: MoreMenu;
  /** The button that gets the focus back from the menu and the dialog. */
  readonly trigger: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    super(page);
    this.menu = new MoreMenu(page);
    this.trigger = this.menu.trigger;
    this.progress = this.dialog.getByRole('progressbar', { name: 'People added' });
  }

  async open(): Promise<void> {
    await this.menu.choose('Import users');
    await expect(this.title('Import users')).toBeVisible();
  }

  /** Selects a file with this content. */
  choose(text: string | Buffer, name = 'people.csv'): Promise<void> {
    const file = { name, mimeType: 'text/csv', buffer: typeof text === 'string' ? Buffer.from(text) : text };
    return this.dialog.locator('input[type=file]').setInputFiles(file);
  }

  /** Expects counts of rows, such as `12 people added`. */
  async expectCounts(...texts: string[]): Promise<void> {
    for (const text of texts) await expect(this.dialog.getByText(text, { exact: true })).toBeVisible();
  }

  /** The table row that contains `text`. */
  row(text: string): Locator {
    return this.dialog.getByRole('row').filter({ hasText: text });
  }

  /** Downloads the result and returns the temporary passwords of the added people by email. */
  async downloadPasswords(): Promise<Map<string, string>> {
    const downloading = this.page.waitForEvent('download');
    await this.press('Download result');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('people-result.csv');
    const text = await readFile(await download.path(), 'utf8');
    const rows = text.split('\r\n').map((line) => line.split(','));
    return new Map(
      rows.flatMap(([, , , email = '', result, password = '']) =>
        result === 'Added' ? [[email, password] as const] : [],
      ),
    );
  }
}

/** Opens the list of people and the import dialog. */
export async function openImport(page: Page): Promise<ImportDialog> {
  await new StaffPage(page).open();
  const dialog = new ImportDialog(page);
  await dialog.open();
  return dialog;
}
