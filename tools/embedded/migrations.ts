import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

type Migration = { version: string; name: string; sql: string };

const folder = join(root, 'supabase/migrations');
const FILE = /^(\d{14})_(\w+)\.sql$/;

/** The migrations in the order of their file names, which the Supabase CLI defines. */
export function migrations(): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, version, name] = FILE.exec(file) ?? [];
      if (version === undefined || name === undefined)
        throw new Error(`supabase/migrations/${file} has no version in its name`);
      return { version, name, sql: readFileSync(join(folder, file), 'utf8') };
    });
}

/** The SQL of the demo people. */
export function seed(): string {
  return readFileSync(join(root, 'supabase/seed.sql'), 'utf8');
}
