import type { AnyStateMachine } from 'xstate';
import { chartModel, statesOf } from '../../../charts/src/model/chartModel.ts';
import { activeNodes, isSame, type Moment } from './moment.ts';

/** What all walks through a chart have done together, compared with what the chart declares. */
export class Coverage {
  private readonly missing = new Set<string>();

  /** @param events the types of the chart's events */
  constructor(machine: AnyStateMachine, events: string[]) {
    const { root, transitions } = chartModel(machine);
    const { implementations } = machine as unknown as Record<'implementations', Record<'actors' | 'actions', object>>;
    const passed = transitions.filter(({ kind, guard }) => kind === 'always' && guard === null);
    for (const { id, type } of statesOf(root)) {
      if (type !== 'history' && passed.every(({ source }) => source !== id)) this.missing.add(`no walk reaches ${id}`);
    }
    for (const event of events) this.missing.add(`${event} does nothing in any walk`);
    for (const name of Object.keys(implementations.actors)) this.missing.add(`no walk requests ${name}`);
    for (const [name, action] of Object.entries(implementations.actions)) {
      if (typeof action === 'function' && !('resolve' in action)) this.missing.add(`no walk takes the action ${name}`);
    }
  }

  /** Removes what a moment shows. */
  readonly note = (moment: Moment): void => {
    const { event, before, snapshot, requested } = moment;
    for (const { id } of activeNodes(moment)) this.missing.delete(`no walk reaches ${id}`);
    if (event && before && (requested.length > 0 || !isSame(before, snapshot)))
      this.missing.delete(`${event.type} does nothing in any walk`);
    for (const { type, params } of requested) {
      this.missing.delete(`no walk takes the action ${type}`);
      if (type !== 'xstate.spawnChild') continue;
      const { src, id } = params as { src: unknown; id: string };
      this.missing.delete(`no walk requests ${typeof src === 'string' ? src : id}`);
    }
  };

  /** What no walk has done, as text. */
  get lacks(): string[] {
    return [...this.missing];
  }
}
