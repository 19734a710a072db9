import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from '../../supabase/tests/support/template.ts';
import { draw } from '../testing/draw.ts';
import { whyUnnoticeable } from './equivalent.ts';
import { openInvariants } from './invariants.ts';
import { mutantsOf } from './mutants.ts';
import { loadRuleTests } from './ruleTests.ts';
import { openWorkshop } from './workshop.ts';

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

async function main(): Promise<void> {
  const template = await migratedDatabase();
  const database = await PGlite.create({ loadDataDir: template });
  const all = (await mutantsOf(database)).filter(({ name }) => name.includes(values.only));
  await database.close();
  const chosen = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));
  console.log(`${chosen.length} of ${all.length} mutants${values.sample === undefined ? '' : `, seed ${values.seed}`}`);

  const invariants = await openInvariants(template);
  const workshop = await openWorkshop(template);
  const tests = await loadRuleTests(workshop.lend);
  const unbroken = await tests.firstFailure('');
  if (unbroken !== null) throw new Error(`This test fails with the rules as they are: ${unbroken}`);

  const survivors: string[] = [];
  const tally = { noticed: 0, unnoticeable: 0, invalid: 0 };
  for (const [index, mutant] of chosen.entries()) {
    const started = Date.now();
    const say = (result: string) =>
      console.log(
        `${index + 1}/${chosen.length} ${mutant.name}\n    ${result} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
    const reason = whyUnnoticeable(mutant);
    if (reason !== null) {
      tally.unnoticeable += 1;
      say(`unnoticeable: ${reason}`);
      continue;
    }
    const invariant = await invariants.firstBroken(mutant);
    if (invariant === 'no SQL') {
      tally.invalid += 1;
      say('is no SQL');
      continue;
    }
    let failure = invariant?.broken ?? null;
    if (failure === null) {
      await workshop.breakRules(mutant);
      failure = await tests.firstFailure(mutant.name);
      await workshop.mend(mutant);
    }
    if (failure === null) survivors.push(mutant.name);
    else tally.noticed += 1;
    say(failure === null ? 'SURVIVED' : `noticed by ${failure}`);
  }
  await tests.close();
  await workshop.close();
  await invariants.close();
  console.log(
    `\n${tally.noticed} noticed, ${survivors.length} survived, ${tally.unnoticeable} unnoticeable, ${tally.invalid} are no SQL`,
  );
  for (const survivor of survivors) console.log(`SURVIVED ${survivor}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

if (values.help) console.log(USAGE);
else await main();
