import { ownLines, SIGNS, type Mark } from '../drawing/stateLines.ts';
import { pathOf, statesOf, type ChartModel, type ChartState, type ChartTransition } from '../chart/chartModel.ts';

/** An added, removed or changed state or transition: its mark, and the change as Markdown. */
type Change = { mark: Mark; text: string };

/** The changes of a chart as Markdown, and both versions as one model to draw. */
export type ChartDiff = { changes: string[]; union: ChartModel; marks: Map<string, Mark> };

/** A part of a chart in both versions. */
type Pair<Part> = { before: Part | undefined; after: Part | undefined };

/** Compares two versions of a chart; null is a chart that does not exist. */
export function chartDiff(before: ChartModel | null, after: ChartModel | null): ChartDiff {
  const newest = after ?? before;
  if (newest === null) throw new Error('There is no chart to compare.');
  const changes: string[] = [];
  const marks = new Map<string, Mark>();
  const isOtherCode = (part: string) => {
    const [old, now] = [before?.code[part], after?.code[part]];
    return old !== undefined && now !== undefined && old !== now;
  };
  /** The named guards, actions and delays of the newer part of a pair whose code differs. */
  const otherCode = <Part>(pair: Pair<Part>, part: Part, names: string[]): string =>
    pair.before && part === pair.after
      ? names
          .filter(isOtherCode)
          .map((name) => name.replace(/^\w+\./, ''))
          .join(', ')
      : '';

  const root = unionOf({ before: before?.root, after: after?.root });
  const stateIn = (model: ChartModel | null, id: string) =>
    model ? statesOf(model.root).find((state) => state.id === id) : undefined;
  for (const state of statesOf(root)) {
    const pair = { before: stateIn(before, state.id), after: stateIn(after, state.id) };
    const change = changeOf(pair, (part) => ({
      ...stateFields(part),
      code: otherCode(
        pair,
        part,
        [...part.entry, ...part.exit].map((name) => `actions.${name}`),
      ),
    }));
    if (change) changes.push(change.text);
    if (change) marks.set(state.id, change.mark);
    markLines(state, pair, marks);
  }

  const transitions: ChartTransition[] = [];
  const [olds, news] = [before?.transitions ?? [], after?.transitions ?? []];
  const pairs = transitionPairs(olds, news);
  for (const pair of pairs) {
    const { before: old, after: now } = pair;
    const isMoved = pairs.some((other) => precedes(olds, other.before, old) && precedes(news, now, other.after));
    const change = changeOf(pair, (transition) => ({
      ...transitionFields(transition),
      order: !isMoved ? '' : transition === now ? 'earlier' : 'later',
      code: otherCode(pair, transition, partsOf(transition)),
    }));
    if (change) changes.push(change.text);
    if (now) {
      const isOtherGuard = old && old.guard !== now.guard;
      transitions.push(isOtherGuard ? { ...now, guard: `${old.guard ?? 'none'} → ${now.guard ?? 'none'}` } : now);
      if (change) marks.set(now.id, change.mark);
    }
    // A changed target is drawn as two arrows.
    if (old && String(old.targets) !== String(now?.targets)) {
      // The ids count the branches of an event, so one of the newer version may be the same.
      const id = `${old.id} before`;
      transitions.push({ ...old, id });
      marks.set(id, 'removed');
    }
  }
  return { changes, union: { ...newest, root, transitions }, marks };
}

/** How the parts of a pair differ in their properties; undefined if they are equal. */
function changeOf<Part extends ChartState | ChartTransition>(
  { before, after }: Pair<Part>,
  fieldsOf: (part: Part) => Record<string, string>,
): Change | undefined {
  const part = after ?? before;
  if (!part) return undefined;
  const mark = !before ? 'added' : !after ? 'removed' : 'changed';
  const [old, now] = [before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {}];
  const differences = Object.keys(fieldsOf(part)).flatMap((name) => {
    const [was = '', is = ''] = [old[name], now[name]];
    if (was === is) return [];
    if (name === 'code') return `code of ${code(is)}`;
    if (mark === 'changed') return `${name} ${code(was)} → ${code(is)}`;
    // The name of a transition contains its guard.
    return name === 'guard' ? [] : `${name} ${code(was || is)}`;
  });
  if (mark === 'changed' && differences.length === 0) return undefined;
  const text = `\`${SIGNS[mark]}\` ${nameOf(part)}`;
  return { mark, text: differences.length === 0 ? text : `${text}: ${differences.join('; ')}` };
}

function nameOf(part: ChartState | ChartTransition): string {
  if (!('source' in part)) return part.id === pathOf(part.id) ? 'chart' : `state ${code(pathOf(part.id))}`;
  const { source, event, guard } = part;
  return `in ${code(pathOf(source))} on ${code(event)}${guard === null ? '' : ` when ${code(guard)}`}`;
}

/** A value in Markdown. */
export function code(text: string): string {
  return text === '' ? 'none' : `\`${text}\``;
}

function stateFields(state: ChartState): Record<string, string> {
  const effects = state.effects.map(({ name, description }) => (description ? `${name} (${description})` : name));
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

function transitionFields(transition: ChartTransition): Record<string, string> {
  const { guard, targets, actions, isReentering, description } = transition;
  return {
    guard: guard ?? '',
    target: targets?.map(pathOf).join(', ') ?? '',
    actions: actions.join(', '),
    're-enters': isReentering ? 'yes' : '',
    description: description ?? '',
  };
}

/** The guards, actions and the delay of a transition, by kind and name. */
function partsOf({ guardNames, actions, event }: ChartTransition): string[] {
  const delay = event.startsWith('after ') ? [`delays.${event.slice('after '.length)}`] : [];
  return [...guardNames.map((name) => `guards.${name}`), ...actions.map((name) => `actions.${name}`), ...delay];
}

/** The newer state with the children and lines that were removed from it. */
function unionOf({ before, after }: Pair<ChartState>): ChartState {
  if (!before || !after) return (after ?? before) as ChartState;
  const childOf = (state: ChartState, id: string) => state.children.find((child) => child.id === id);
  const names = after.effects.map(({ name }) => name);
  return {
    ...after,
    tags: [...new Set([...before.tags, ...after.tags])],
    entry: [...new Set([...after.entry, ...before.entry])],
    exit: [...new Set([...after.exit, ...before.exit])],
    effects: [...after.effects, ...before.effects.filter(({ name }) => !names.includes(name))],
    children: [
      ...after.children.map((child) => unionOf({ before: childOf(before, child.id), after: child })),
      ...before.children
        .filter(({ id }) => !childOf(after, id))
        // The drawing has one initial arrow.
        .map((child) => ({ ...child, isInitial: after.children.length === 0 && child.isInitial })),
    ],
  };
}

/** Marks the tags, effects and actions in a state. */
function markLines(state: ChartState, { before, after }: Pair<ChartState>, marks: Map<string, Mark>): void {
  const has = (version: ChartState | undefined, text: string) =>
    version !== undefined && ownLines(version).some((line) => line.text === text);
  for (const { text } of ownLines(state)) {
    const [wasThere, isThere] = [has(before, text), has(after, text)];
    if (wasThere && isThere) continue;
    marks.set(`${state.id} ${text}`, wasThere ? 'removed' : isThere ? 'added' : 'changed');
  }
}

/** Pairs the branches of each event by guard, then by target, in the order of the newer version. Removed ones come last. */
function transitionPairs(before: ChartTransition[], after: ChartTransition[]): Pair<ChartTransition>[] {
  const found = new Map<ChartTransition, ChartTransition>();
  const open = new Set(before);
  for (const property of ['guard', 'targets'] as const) {
    for (const now of after.filter((transition) => !found.has(transition))) {
      const same = [...open].find((old) => isSameEvent(old, now) && String(old[property]) === String(now[property]));
      if (same) found.set(now, same);
      if (same) open.delete(same);
    }
  }
  const newer = after.map((now) => ({ before: found.get(now), after: now }));
  return [...newer, ...[...open].map((old) => ({ before: old, after: undefined }))];
}

function isSameEvent(one: ChartTransition, other: ChartTransition): boolean {
  return one.source === other.source && one.event === other.event;
}

/** Whether a branch comes before another one of the same event. */
function precedes(
  all: ChartTransition[],
  one: ChartTransition | undefined,
  other: ChartTransition | undefined,
): boolean {
  return one !== undefined && other !== undefined && isSameEvent(one, other) && all.indexOf(one) < all.indexOf(other);
}
