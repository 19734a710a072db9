import ts from 'typescript';
import { pathOf, property, stateTree, targetOf, type StateSource } from './stateTree.ts';
import { transitionSources, type TransitionSource } from './transitions.ts';

/** A chart's source with one thing changed that its tests must notice. */
export type Mutation = {
  kind: 'dropped' | 'sent to a sibling' | 'guard negated' | 'after removed' | 'onError removed';
  /** What was changed, in words. */
  what: string;
  /** The line of the original. */
  line: number;
  /** The changed source. */
  source: string;
};

/**
 * Every mutation of the chart in `text`: each transition dropped, each sent to a sibling, each guard negated.
 * @param random chooses the sibling
 */
export function mutationsOf(text: string, random: () => number, fileName = 'chart.ts'): Mutation[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  return transitionSources(stateTree(file)).flatMap((transition) => [
    removed(transition, file),
    ...negated(transition, file),
    ...redirected(transition, file, random),
  ]);
}

function removed(transition: TransitionSource, file: ts.SourceFile): Mutation {
  const kinds = { after: 'after removed', error: 'onError removed' } as const;
  const kind = transition.kind === 'after' || transition.kind === 'error' ? kinds[transition.kind] : 'dropped';
  const { whole } = transition;
  const after = /^\s*,/.exec(file.text.slice(whole.end))?.[0] ?? '';
  return mutation(kind, transition, file, whole.getStart(), whole.end + after.length, '');
}

function negated(transition: TransitionSource, file: ts.SourceFile): Mutation[] {
  const { branch } = transition;
  const guard = ts.isObjectLiteralExpression(branch) ? property(branch, 'guard')?.initializer : undefined;
  if (!guard) return [];
  const found = mutation('guard negated', transition, file, guard.getStart(), guard.end, `not(${guard.getText()})`);
  const isImported = /import \{[^}]*\bnot\b[^}]*\} from 'xstate'/.test(file.text);
  return [isImported ? found : { ...found, source: `import { not } from 'xstate';\n${found.source}` }];
}

function redirected(transition: TransitionSource, file: ts.SourceFile, random: () => number): Mutation[] {
  const { branch, state } = transition;
  const literal = ts.isObjectLiteralExpression(branch) ? property(branch, 'target')?.initializer : branch;
  if (!literal || !ts.isStringLiteralLike(literal)) return [];
  const target = targetOf(literal.text, state);
  const siblings = target?.parent?.children.filter(({ name }) => name !== target.name) ?? [];
  const sibling = siblings[Math.floor(random() * siblings.length)];
  if (!sibling) return [];
  const text = `'#${rootId(sibling)}.${pathOf(sibling)}'`;
  const found = mutation('sent to a sibling', transition, file, literal.getStart(), literal.end, text);
  return [{ ...found, what: `${found.what} → ${pathOf(sibling)}` }];
}

function mutation(
  kind: Mutation['kind'],
  { state, event }: TransitionSource,
  file: ts.SourceFile,
  start: number,
  end: number,
  replacement: string,
): Mutation {
  return {
    kind,
    what: `${pathOf(state)} on ${event}`,
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    source: file.text.slice(0, start) + replacement + file.text.slice(end),
  };
}

function rootId({ parent, id }: StateSource): string {
  return parent ? rootId(parent) : (id ?? '');
}
