import { ownLines, type Mark } from '../../../charts/src/drawing/stateLines.ts';
import {
  pathOf,
  statesOf,
  type ChartModel,
  type ChartState,
  type ChartTransition,
} from '../../../charts/src/model/chartModel.ts';
import { pairTransitions, type Pair } from './pairTransitions.ts';

/** A property that differs, as text. */
export type ChangedField = { name: string; before: string; after: string };

/** An added, removed or changed state or transition. */
export type Change = { mark: Mark; part: Part; fields: ChangedField[] };

type Part = ChartState | ChartTransition;

/** The changes of a chart, and both versions as one model to draw. */
export type ChartDiff = { changes: Change[]; union: ChartModel; marks: Map<string, Mark> };

/** Compares two versions of a chart; null is a chart that does not exist. */
export function chartDiff(before: ChartModel | null, after: ChartModel | null): ChartDiff {
  const newest = after ?? before;
  if (newest === null) throw new Error('There is no chart to compare.');
  const marks = new Map<string, Mark>();
  const [olds, news] = [byId(before), byId(after)];
  const pairOf = (id: string) => ({ before: olds.get(id) ?? null, after: news.get(id) ?? null });
  const changes = [...new Set([...news.keys(), ...olds.keys()])].flatMap((id) => changeOf(pairOf(id), stateFields));
  for (const { mark, part } of changes) marks.set(part.id, mark);

  const union = { ...newest, root: unionOf(before?.root ?? null, after?.root ?? null), transitions: [] };
  for (const state of statesOf(union.root)) markLines(state, pairOf(state.id), marks);

  const pairs = pairTransitions(before?.transitions ?? [], after?.transitions ?? []);
  const transitions = pairs.flatMap((pair) => {
    const order = pair.isMoved ? [{ name: 'order', before: 'later', after: 'earlier' }] : [];
    const [change] = changeOf(pair, transitionFields, order);
    if (change) changes.push(change);
    return drawnTransitions(pair, change?.mark, marks);
  });
  return { changes, union: { ...union, transitions }, marks };
}

function byId(model: ChartModel | null): Map<string, ChartState> {
  return new Map(model ? statesOf(model.root).map((state) => [state.id, state]) : []);
}

/** How the parts of a pair differ, from their properties as text. */
function changeOf<P extends Part>(
  { before, after }: Pair<P>,
  fieldsOf: (part: P | null) => Record<string, string>,
  others: ChangedField[] = [],
): Change[] {
  const part = after ?? before;
  if (part === null) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = Object.keys({ ...old, ...now })
    .map((name) => ({ name, before: old[name] ?? '', after: now[name] ?? '' }))
    .filter((field) => field.before !== field.after)
    .concat(others);
  if (before && after && fields.length === 0) return [];
  return [{ mark: before === null ? 'added' : after === null ? 'removed' : 'changed', part, fields }];
}

function stateFields(state: ChartState | null): Record<string, string> {
  if (state === null) return {};
  const effects = state.effects.map(({ name, description }) =>
    description === null ? name : `${name} (${description})`,
  );
  return {
    type: state.type === 'atomic' || state.type === 'compound' ? '' : state.type,
    initial: state.isInitial ? 'yes' : '',
    tags: state.tags.join(', '),
    entry: state.entry.join(', '),
    exit: state.exit.join(', '),
    effects: effects.join(', '),
    description: state.description ?? '',
  };
}

function transitionFields(transition: ChartTransition | null): Record<string, string> {
  if (transition === null) return {};
  const { guard, targets, actions, isReentering, description } = transition;
  return {
    guard: guard ?? '',
    target: targets?.map(pathOf).join(', ') ?? '',
    actions: actions.join(', '),
    're-enters': isReentering ? 'yes' : '',
    description: description ?? '',
  };
}

/** The newer state with the children and lines that were removed from it. */
function unionOf(before: ChartState | null, after: ChartState | null): ChartState {
  if (before === null || after === null) return (after ?? before) as ChartState;
  const removed = before.children.filter(({ id }) => !after.children.some((child) => child.id === id));
  return {
    ...after,
    tags: [...new Set([...before.tags, ...after.tags])],
    entry: [...new Set([...after.entry, ...before.entry])],
    exit: [...new Set([...after.exit, ...before.exit])],
    effects: [
      ...after.effects,
      ...before.effects.filter(({ name }) => !after.effects.some((now) => now.name === name)),
    ],
    children: [
      ...after.children.map((child) => unionOf(before.children.find(({ id }) => id === child.id) ?? null, child)),
      // The drawing has one initial arrow.
      ...removed.map((child) => ({ ...child, isInitial: after.children.length === 0 && child.isInitial })),
    ],
  };
}

/** Marks the tags, effects and actions in a state. */
function markLines(state: ChartState, pair: Pair<ChartState>, marks: Map<string, Mark>): void {
  const texts = (version: ChartState | null) => (version ? ownLines(version).map(({ text }) => text) : []);
  const [before, after] = [texts(pair.before), texts(pair.after)];
  for (const text of texts(state)) {
    const [wasThere, isThere] = [before.includes(text), after.includes(text)];
    if (wasThere && isThere) continue;
    marks.set(`${state.id} ${text}`, wasThere ? 'removed' : isThere ? 'added' : 'changed');
  }
}

/** The arrows of a pair: a changed guard is one label, a changed target is two arrows. */
function drawnTransitions(
  { before, after }: Pair<ChartTransition>,
  mark: Mark | undefined,
  marks: Map<string, Mark>,
): ChartTransition[] {
  const drawn: ChartTransition[] = [];
  if (after) {
    const guard =
      before && before.guard !== after.guard ? `${before.guard ?? 'none'} → ${after.guard ?? 'none'}` : after.guard;
    drawn.push({ ...after, guard });
    if (mark) marks.set(after.id, mark);
  }
  if (before && String(before.targets) !== String(after?.targets)) {
    // The ids count the branches of an event, so one of the newer version may be the same.
    const id = `${before.id} before`;
    drawn.push({ ...before, id });
    marks.set(id, 'removed');
  }
  return drawn;
}
