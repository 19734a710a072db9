import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from './testing/draw.ts';
import { root } from './embedded/paths.ts';

// Prints ten rows of the specification's coverage: remove what each says, run its test, and see it fail.
const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 100_000) } } });
const lines = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8').split('\n');
const rows = lines.flatMap((text, index) => (/^\| \d/.test(text) ? [`line ${index + 1}: ${text}`] : []));
console.log(`seed ${values.seed}, 10 of ${rows.length} rows`);
for (const row of draw(rows, 10, Number(values.seed))) console.log(row);
