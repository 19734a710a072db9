import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from '../../supabase/tests/support/template.ts';
import { localFolder } from '../embedded/paths.ts';
import { draw } from '../testing/draw.ts';
import { whyUnnoticeable } from './equivalent.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { startRuleTests } from './ruleTests.ts';

const USAGE = `npm run rules:mutate -- [--sample <how many>] [--seed <number>] [--only <text in the name>]
Breaks the rules of supabase/migrations one at a time, and prints which test noticed.`;

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

/** Writes the migrated database, broken by the mutant; false when Postgres does not take it. */
async function writeBroken(template: Blob, { sql }: Mutant, file: string): Promise<boolean> {
  const database = await PGlite.create({ loadDataDir: template });
  try {
    await database.exec(sql);
    writeFileSync(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const template = await migratedDatabase();
  const database = await PGlite.create({ loadDataDir: template });
  const all = (await mutantsOf(database)).filter(({ name }) => name.includes(values.only));
  await database.close();
  const chosen = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));
  console.log(`${chosen.length} of ${all.length} mutants${values.sample === undefined ? '' : `, seed ${values.seed}`}`);

  const tests = await startRuleTests();
  const file = join(localFolder, `mutant-${process.pid}.tar`);
  const survivors: string[] = [];
  const tally = { noticed: 0, equivalent: 0, invalid: 0 };
  for (const [index, mutant] of chosen.entries()) {
    const started = Date.now();
    const say = (result: string) =>
      console.log(
        `${index + 1}/${chosen.length} ${mutant.name}\n    ${result} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
    const reason = whyUnnoticeable(mutant);
    if (reason !== null) {
      tally.equivalent += 1;
      say(`breaks nothing: ${reason}`);
      continue;
    }
    if (!(await writeBroken(template, mutant, file))) {
      tally.invalid += 1;
      say('is no SQL');
      continue;
    }
    const failure = await tests.firstFailure(file, mutant.name);
    if (failure === null) survivors.push(mutant.name);
    else tally.noticed += 1;
    say(failure === null ? 'SURVIVED' : `noticed by ${failure}`);
  }
  await tests.close();
  rmSync(file, { force: true });
  console.log(
    `\n${tally.noticed} noticed, ${survivors.length} survived, ${tally.equivalent} break nothing, ${tally.invalid} are no SQL`,
  );
  for (const survivor of survivors) console.log(`SURVIVED ${survivor}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

if (values.help) console.log(USAGE);
else await main();
