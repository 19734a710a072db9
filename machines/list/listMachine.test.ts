import { afterAll } from 'vitest';
import { refreshing, changedRows } from './tests/changing.ts';
import { counting } from './tests/counting.ts';
import { firstLoad, furtherPages } from './tests/loading.ts';
import { allowed } from './tests/filters.ts';
import { coverage } from './tests/openList.ts';
import { searching } from './tests/searching.ts';

afterAll(coverage.expectComplete);

firstLoad();
furtherPages();
refreshing();
changedRows();
searching();
allowed();
counting();
