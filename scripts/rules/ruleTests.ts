import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type * as Lent from '../../supabase/tests/support/lent.ts';
import { root } from '../embedded/paths.ts';
import type * as StandIn from './standIn.ts';

/** Which files say most about which part of the rules: they run first. */
const HINTS: [RegExp, string[]][] = [
  [/granted to|search_path|row level security|index |for visitors/, ['schema', 'outsiders']],
  [/takes every row|constraint |errcode = '22023'/, ['walls', 'ownRow', 'teams']],
  [/superuser|take_turns/, ['others', 'walls']],
  [/invit/, ['invitations', 'walls']],
  [/audit_words/, ['auditWords']],
  [/report|filter_label/, ['reports']],
  [/audit|differing|person_label|unassign/, ['audit']],
  [/count_newest|look_back/, ['searchedTrail']],
  [/page_of|capped_count|count_up_to|periods/, ['pageOf', 'listedPeople', 'listedTrail', 'searchedTrail']],
  [/search|totals/, ['search', 'adapterLists', 'adapters']],
  [/remove_user|discard/, ['removal', 'matrixOfRemovals']],
  [/guard_new_user|record_password/, ['walls', 'outsiders', 'ownRow', 'others']],
  [/truncate/, ['audit', 'schema']],
  [/visible|\w+_name\(|_email/, ['text', 'names', 'loginAddress', 'invitations']],
  [/team|department|assign|count_|move_members/, ['teams', 'audit', 'walls', 'matrixOfRemovals']],
  [/user|role|staff|client|trimmed|update_time/, ['ownRow', 'others', 'outsiders', 'walls', 'matrixOfEdits']],
];

const TESTS = 'supabase/tests';
/** Not run here: the invariants are judged on their own, and thousands of rows say how fast the rules are. */
const LEFT_OUT = ['invariants', 'flood', 'longLists'];

export type RuleTests = {
  /** The first test that fails with the rules as they are now, as `file › titles`; null when all pass. */
  firstFailure: (mutant: string) => Promise<string | null>;
  close: () => Promise<void>;
};

/** Gives the tests a stand-in for vitest, and vitest itself to the stand-in. */
function useStandIn(): Plugin {
  const standIn = join(root, 'scripts/rules/standIn.ts');
  return {
    name: 'stand-in-for-vitest',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source !== 'vitest') return null;
      return importer === standIn ? { id: import.meta.resolve('vitest'), external: true } : standIn;
    },
  };
}

/** The files in the order in which they are likely to notice a mutant: those that the hints name, then the quick ones. */
function orderFor(mutant: string, names: string[], durations: ReadonlyMap<string, number>): string[] {
  const hinted = HINTS.find(([pattern]) => pattern.test(mutant))?.[1] ?? [];
  const rank = (name: string) =>
    hinted.includes(name) ? hinted.indexOf(name) - hinted.length : (durations.get(name) ?? 0);
  return [...names].sort((one, other) => rank(one) - rank(other));
}

/** Collects the tests of the rules, to run on the database that `lender` gives. */
export async function loadRuleTests(lender: Lent.Lender): Promise<RuleTests> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Or it would be imported without asking the plugin.
    ssr: { noExternal: ['vitest'] },
    plugins: [useStandIn()],
  });
  const standIn = (await vite.ssrLoadModule('/scripts/rules/standIn.ts')) as typeof StandIn;
  ((await vite.ssrLoadModule(`/${TESTS}/support/lent.ts`)) as typeof Lent).lend(lender);
  const suites = new Map<string, StandIn.Suite>();
  for (const file of readdirSync(join(root, TESTS))) {
    const name = /^(\w+)\.test\.ts$/.exec(file)?.[1];
    if (name === undefined || LEFT_OUT.includes(name)) continue;
    const path = `${TESTS}/${file}`;
    suites.set(name, await standIn.collect(path, () => vite.ssrLoadModule(`/${path}`)));
  }

  const durations = new Map<string, number>();
  return {
    firstFailure: async (mutant) => {
      for (const name of orderFor(mutant, [...suites.keys()], durations)) {
        const suite = suites.get(name);
        if (suite === undefined) continue;
        const started = Date.now();
        const failure = await standIn.firstFailure(suite);
        if (failure !== null) return failure;
        durations.set(name, Date.now() - started);
      }
      return null;
    },
    close: () => vite.close(),
  };
}
