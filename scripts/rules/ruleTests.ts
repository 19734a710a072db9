import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

/** Which files say most about which part of the rules: they run first. */
const HINTS: [RegExp, string[]][] = [
  [/granted to|search_path|row level security|index |for visitors/, ['invariants', 'schema']],
  [/takes every row|constraint |errcode = '22023'/, ['walls', 'ownRow', 'teams']],
  [/superuser|take_turns/, ['others', 'walls']],
  [/invit/, ['invitations', 'walls']],
  [/audit|differing|person_label|unassign/, ['audit']],
  [/search|totals/, ['search', 'adapterLists', 'adapters']],
  [/remove_user|discard/, ['removal', 'matrixOfRemovals']],
  [/guard_new_user|record_password/, ['walls', 'outsiders', 'ownRow', 'others']],
  [/truncate/, ['audit', 'schema']],
  [/team|department|assign|count_|move_members/, ['teams', 'audit', 'walls', 'matrixOfRemovals']],
  [/user|role|staff|client|trimmed|update_time/, ['ownRow', 'others', 'outsiders', 'walls', 'matrixOfEdits']],
];

export type RuleTests = {
  /** The first test that fails with the rules as they are in `dump`, as `file › title`; null when all pass. */
  firstFailure: (dump: string, mutant: string) => Promise<string | null>;
  close: () => Promise<void>;
};

function isHinted({ moduleId }: TestSpecification, mutant: string): boolean {
  const files = HINTS.find(([pattern]) => pattern.test(mutant))?.[1] ?? [];
  return files.some((file) => moduleId.endsWith(`/${file}.test.ts`));
}

function failureIn(modules: readonly TestModule[]): string | null {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return `${module.relativeModuleId} › ${test.fullName}`;
    if (module.state() === 'failed') return `${module.relativeModuleId} › before the first test`;
  }
  return null;
}

/** Vitest with the tests of the rules, started once. A dump is handed to its workers by RULES_DUMP. */
export async function startRuleTests(): Promise<RuleTests> {
  const vitest = await createVitest('test', {
    watch: false,
    project: ['rules'],
    reporters: [{}],
    bail: 1,
    silent: true,
  });
  const specifications = await vitest.globTestSpecifications();

  async function run(chosen: TestSpecification[]): Promise<string | null> {
    if (chosen.length === 0) return null;
    // What an earlier run left would count as failed in this one.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules } = await vitest.runTestSpecifications(chosen);
    return failureIn(testModules);
  }

  return {
    firstFailure: async (dump, mutant) => {
      process.env['RULES_DUMP'] = dump;
      const hinted = specifications.filter((specification) => isHinted(specification, mutant));
      const others = specifications.filter((specification) => !hinted.includes(specification));
      return (await run(hinted)) ?? (await run(others));
    },
    close: () => vitest.close(),
  };
}
