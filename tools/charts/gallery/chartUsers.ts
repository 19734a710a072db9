import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../embedded/paths.ts';

/** The files in `src/` that use each chart, by its id: they import the chart, or are beside such a file and import that. */
export function chartUsers(): Record<string, string[]> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ path: join('src', file), text: readFileSync(join(root, 'src', file), 'utf8') }));
  const users: Record<string, string[]> = {};
  for (const { path, text } of files) {
    const beside = files.filter(
      (other) => dirname(other.path) === dirname(path) && other.text.includes(`'./${basename(path)}'`),
    );
    for (const [, chart = ''] of text.matchAll(/(\w+)Machine\.ts'/g)) {
      const known = users[chart] ?? [];
      users[chart] = [...new Set([...known, path, ...beside.map((other) => other.path)])].sort();
    }
  }
  return users;
}
