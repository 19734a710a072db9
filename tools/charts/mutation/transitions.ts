import ts from 'typescript';
import { nameOf, property, withDescendants, type StateSource } from './stateTree.ts';

/** A branch of a transition, as the source has it. */
export type TransitionSource = {
  state: StateSource;
  kind: 'event' | 'always' | 'done' | 'error' | 'after';
  /** In words: the event, the delay, or the effect that answers. */
  event: string;
  /** The branch itself: a target, or an object. */
  branch: ts.Expression;
  /** What has to go for the branch to go: an element of a list, or the whole property. */
  whole: ts.Node;
};

/** Every branch of every transition of a chart, in the order of the source. */
export function transitionSources(root: StateSource): TransitionSource[] {
  return withDescendants(root).flatMap((state) => [
    ...recordOf(state, 'on', 'event'),
    ...recordOf(state, 'after', 'after'),
    ...answersOf(state),
    ...propertyOf(state, state.config, 'always', 'always', 'always'),
    ...propertyOf(state, state.config, 'onDone', 'done', 'done'),
  ]);
}

function recordOf(state: StateSource, name: 'on' | 'after', kind: TransitionSource['kind']): TransitionSource[] {
  const record = property(state.config, name)?.initializer;
  if (!record || !ts.isObjectLiteralExpression(record)) return [];
  return record.properties.flatMap((found) =>
    ts.isPropertyAssignment(found)
      ? branchesOf(state, found, kind, kind === 'after' ? `after ${nameOf(found)}` : nameOf(found))
      : [],
  );
}

function answersOf(state: StateSource): TransitionSource[] {
  const invoke = property(state.config, 'invoke')?.initializer;
  if (!invoke) return [];
  const effects = ts.isArrayLiteralExpression(invoke) ? [...invoke.elements] : [invoke];
  return effects.filter(ts.isObjectLiteralExpression).flatMap((effect) => {
    const src = property(effect, 'src')?.initializer;
    const name = src && ts.isStringLiteralLike(src) ? src.text : 'an effect';
    return [
      ...propertyOf(state, effect, 'onDone', 'done', `done of ${name}`),
      ...propertyOf(state, effect, 'onError', 'error', `error of ${name}`),
    ];
  });
}

function propertyOf(
  state: StateSource,
  config: ts.ObjectLiteralExpression,
  name: string,
  kind: TransitionSource['kind'],
  event: string,
): TransitionSource[] {
  const found = property(config, name);
  return found ? branchesOf(state, found, kind, event) : [];
}

function branchesOf(
  state: StateSource,
  found: ts.PropertyAssignment,
  kind: TransitionSource['kind'],
  event: string,
): TransitionSource[] {
  const { initializer } = found;
  if (ts.isArrayLiteralExpression(initializer) && initializer.elements.length > 1) {
    return initializer.elements.map((branch) => ({ state, kind, event, branch, whole: branch }));
  }
  const [only = initializer] = ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer];
  return [{ state, kind, event, branch: only, whole: found }];
}
