import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { codeOf, effectName, implementationsOf } from './internals.ts';
import { branchesOf, transitionId } from './transitionTable.ts';
import { actionText, guardNames, guardText } from './wording.ts';

/** An invoked effect of a state; `chart` is the chart's id if it is one. */
type ChartEffect = { name: string; description: string | null; chart: string | null };

/** A state of a chart, with its children. */
export type ChartState = {
  id: string;
  /** The key of the state; the chart's id for the root. */
  name: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  description: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  effects: ChartEffect[];
  children: ChartState[];
};

export type TransitionKind = 'event' | 'done' | 'error' | 'after' | 'always';

/** A branch of a state for an event. */
export type ChartTransition = {
  /** Unique within the chart, and equal in every copy of it. */
  id: string;
  source: string;
  /** The event descriptor of xstate; empty for `always`. */
  descriptor: string;
  kind: TransitionKind;
  /** The event as text: `form.submit`, `done of saveTeam`, `after requestTimeout`, `always`. */
  event: string;
  guard: string | null;
  /** The named guards in `guard`. */
  guardNames: string[];
  /** Ids of states; null if the state does not change. */
  targets: string[] | null;
  isReentering: boolean;
  actions: string[];
  description: string | null;
};

/** The parts of a chart that are drawn and documented. */
export type ChartModel = {
  id: string;
  description: string;
  /** For a flow: the ids of the charts that it passes through. Null for a chart of the product. */
  passesThrough: string[] | null;
  root: ChartState;
  transitions: ChartTransition[];
  /** The code of guards, actions and delays by kind and name: `guards.isValid`. */
  code: Record<string, string>;
};

const models = new WeakMap<object, ChartModel>();

/** The states and transitions of a machine, read once for all copies of it. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const model = models.get(machine.config) ?? readModel(machine);
  models.set(machine.config, model);
  return model;
}

function readModel(machine: AnyStateMachine): ChartModel {
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    passesThrough: (machine.root.meta as { charts?: string[] } | undefined)?.charts ?? null,
    code: codeOf(machine),
    root: stateOf(machine.root, false),
    transitions: branchesOf(machine).flatMap(({ node, descriptor, event, transitions }) =>
      transitions.map((transition) => ({
        id: transitionId(transition),
        source: node.id,
        descriptor,
        kind: kindOf(descriptor),
        event,
        guard: guardText(transition.guard),
        guardNames: guardNames(transition.guard),
        targets: transition.target ? transition.target.map(({ id }) => id) : null,
        isReentering: transition.reenter,
        actions: transition.actions.map(actionText),
        description: transition.description ?? null,
      })),
    ),
  };
}

/** All states of a chart in preorder. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(statesOf)];
}

/** The path of a state below its chart, such as `open.form`; the chart's id for its root. */
export function pathOf(id: string): string {
  return id.includes('.') ? id.slice(id.indexOf('.') + 1) : id;
}

type TransitionParts = Pick<ChartTransition, 'source' | 'event' | 'guard' | 'targets'>;

/** A transition as text: `in loading, on done of load, when isOk (to listing)`. */
export function transitionText({ source, event, guard, targets }: TransitionParts): string {
  const when = guard === null ? '' : `, when ${guard}`;
  const to = targets === null || targets.length === 0 ? '' : ` (to ${targets.map(pathOf).join(', ')})`;
  return `in ${pathOf(source)}, on ${event}${when}${to}`;
}

function stateOf(node: AnyStateNode, isInitial: boolean): ChartState {
  const initial = node.type === 'compound' ? new Set(node.initial.target.map(({ id }: AnyStateNode) => id)) : new Set();
  const children: AnyStateNode[] = Object.values(node.states);
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    isInitial,
    description: node.description ?? null,
    tags: node.tags,
    // Not `node.entry`, which also has xstate's actions for the timers of `after`.
    entry: actionsOf(node.config.entry),
    exit: actionsOf(node.config.exit),
    effects: node.invoke.map((invoke) => ({
      name: effectName(invoke),
      description: 'description' in invoke && typeof invoke.description === 'string' ? invoke.description : null,
      chart: chartOf(
        typeof invoke.src === 'string' ? implementationsOf(node.machine).actors?.[invoke.src] : invoke.src,
      ),
    })),
    children: children.map((child) => stateOf(child, initial.has(child.id))),
  };
}

function actionsOf(actions: unknown): string[] {
  return [actions ?? []].flat().map(actionText);
}

function chartOf(effect: unknown): string | null {
  return effect instanceof StateMachine ? (effect as AnyStateMachine).id : null;
}

function kindOf(descriptor: string): TransitionKind {
  if (descriptor === '') return 'always';
  if (descriptor.startsWith('xstate.after.')) return 'after';
  if (descriptor.startsWith('xstate.done.')) return 'done';
  return descriptor.startsWith('xstate.error.') ? 'error' : 'event';
}
