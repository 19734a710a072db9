import { isDeepStrictEqual } from 'node:util';
import type { Cursor, Page } from '../../../machines/list/page.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { valueOf } from './adapters.ts';

/** Reads all pages of a list. */
export async function pagesOf<Row>(read: (after: Cursor | null) => Promise<Outcome<Page<Row>>>): Promise<Row[][]> {
  const pages: Row[][] = [];
  let after: Cursor | null = null;
  do {
    const page: Page<Row> = valueOf(await read(after));
    pages.push(page.rows);
    // Prevents an endless loop if a list ignores the cursor.
    if (page.next !== null && isDeepStrictEqual(page.next, after))
      throw new Error('The page did not advance the cursor');
    after = page.next;
  } while (after !== null);
  return pages;
}
