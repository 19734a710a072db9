import { isDeepStrictEqual } from 'node:util';
import type { Cursor, Page } from '../../../machines/list/page.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { valueOf } from './adapters.ts';

/** Every row of a list, page by page. */
export async function pagesOf<Row>(read: (after: Cursor | null) => Promise<Outcome<Page<Row>>>): Promise<Row[][]> {
  const pages: Row[][] = [];
  let after: Cursor | null = null;
  do {
    const page: Page<Row> = valueOf(await read(after));
    pages.push(page.rows);
    // Or a list that ignores where it is to go on would be read for ever.
    if (page.next !== null && isDeepStrictEqual(page.next, after)) throw new Error('A page ends where it should begin');
    after = page.next;
  } while (after !== null);
  return pages;
}
