import { actionText, guardText } from '../model/wording.ts';

type Config = Record<string, unknown>;

/** Names that a bare chart refers to: what `setup` has to declare. */
export type Names = { actions: Set<string>; guards: Set<string>; actors: Set<string>; delays: Set<string> };

const KEPT = ['id', 'description', 'type', 'history', 'target', 'initial', 'tags'] as const;

/**
 * A chart's config without its functions: states, transitions and descriptions stay, guards, actions and effects become
 * their names, which are added to `names`. Context, parameters and inputs are left out.
 */
export function bareState(state: Config, names: Names): Config {
  const bare: Config = {};
  for (const key of KEPT) if (state[key] !== undefined) bare[key] = state[key];
  for (const key of ['entry', 'exit']) {
    if (state[key] !== undefined) bare[key] = bareActions(state[key], names);
  }
  if (state['invoke'] !== undefined)
    bare['invoke'] = listOf(state['invoke']).map((effect) => bareEffect(effect, names));
  if (state['always'] !== undefined) bare['always'] = bareTransitions(state['always'], names);
  if (state['onDone'] !== undefined) bare['onDone'] = bareTransitions(state['onDone'], names);
  for (const key of ['on', 'after']) {
    if (isConfig(state[key])) bare[key] = mapped(state[key], (transitions) => bareTransitions(transitions, names));
  }
  for (const delay of Object.keys(isConfig(state['after']) ? state['after'] : {})) names.delays.add(delay);
  if (isConfig(state['states'])) bare['states'] = mapped(state['states'], (child) => bareState(child as Config, names));
  return bare;
}

function bareEffect(effect: unknown, names: Names): Config {
  const { src, id, description, ...answers } = effect as Config;
  const name = typeof src === 'string' ? src : String(id);
  names.actors.add(name);
  const bare: Config = { src: name, ...(id === undefined ? {} : { id }) };
  if (description !== undefined) bare['description'] = description;
  for (const key of ['onDone', 'onError', 'onSnapshot']) {
    if (answers[key] !== undefined) bare[key] = bareTransitions(answers[key], names);
  }
  return bare;
}

function bareTransitions(transitions: unknown, names: Names): unknown {
  const bare = listOf(transitions).map((transition) => bareTransition(transition, names));
  return bare.length === 1 ? bare[0] : bare;
}

function bareTransition(transition: unknown, names: Names): unknown {
  if (!isConfig(transition)) return transition;
  const { target, guard, actions, description, reenter } = transition;
  const bare: Config = {};
  if (description !== undefined) bare['description'] = description;
  const guardName = guardText(guard);
  if (guardName !== null) {
    names.guards.add(guardName);
    bare['guard'] = guardName;
  }
  if (target !== undefined) bare['target'] = target;
  if (reenter === true) bare['reenter'] = true;
  if (actions !== undefined) bare['actions'] = bareActions(actions, names);
  return bare;
}

function bareActions(actions: unknown, names: Names): string[] {
  const texts = listOf(actions).map(actionText);
  for (const text of texts) names.actions.add(text);
  return texts;
}

function mapped(record: Config, change: (value: unknown) => unknown): Config {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
