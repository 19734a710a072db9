import { StateMachine, type AnyActorRef, type AnyEventObject, type InspectionEvent, type StateValue } from 'xstate';
import { parentOf } from 'chart-lab/chart/internals.ts';
import type { EventEntry, Recording, RecordingEntry } from 'chart-lab/replay/recording.ts';
import { saveText } from '../../lib/saveText.ts';
import { createMask } from './mask.ts';
import { watchActors } from './watchActors.ts';

/** Records the events of all charts that start from now on, and shows a button that saves them. Only for development. */
export function startRecording(): void {
  const { inspect, recording } = createRecorder();
  watchActors(inspect);
  const button = document.createElement('button');
  button.textContent = 'Save recording';
  button.title = 'Saves the events of all charts, with stand-ins for private texts';
  button.style.cssText =
    'position: fixed; bottom: 4px; left: 50%; z-index: 9999; padding: 4px 12px; border: 2px dashed #fff; background: #7a1f5c; color: #fff; font: 13px sans-serif';
  button.addEventListener('click', () => {
    const saved = recording();
    const name = `recording-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    saveText(JSON.stringify(saved), name, 'application/json');
  });
  document.body.append(button);
}

/** Collects inspection events as a masked recording. */
export function createRecorder(): { inspect: (event: InspectionEvent) => void; recording: () => Recording } {
  const startedAt = new Date();
  const mask = createMask();
  const entries: RecordingEntry[] = [];
  const started = new Set<string>();
  /** The events that each actor has not processed yet. */
  const waiting = new Map<string, { event: unknown; entry: EventEntry }[]>();
  const at = () => Date.now() - startedAt.getTime();

  const start = (actorRef: AnyActorRef, chart: string, input: unknown) => {
    const { sessionId: actor, id } = actorRef;
    const parent = parentOf(actorRef);
    if (started.has(actor)) {
      // StrictMode stops an actor and starts it again.
      const stop = entries.findLastIndex((entry) => entry.kind === 'stop' && entry.actor === actor);
      if (stop !== -1) entries.splice(stop, 1);
      return;
    }
    started.add(actor);
    const { value: state } = actorRef.getSnapshot() as { value: StateValue };
    const isChild = parent !== undefined && started.has(parent.sessionId);
    entries.push({
      kind: 'start',
      at: at(),
      actor,
      chart,
      parent: isChild ? parent.sessionId : null,
      id,
      ...(input === undefined ? {} : { input: mask(toPlain(input)) }),
      state,
    });
  };

  const receive = (actor: string, event: AnyEventObject) => {
    // The id of an effect is part of the type, too.
    const { type, actorId, ...payload } = event;
    const entry: EventEntry = {
      kind: 'event',
      at: at(),
      actor,
      event: { ...(mask(toPlain(payload)) as object), type },
    };
    entries.push(entry);
    waiting.set(actor, [...(waiting.get(actor) ?? []), { event, entry }]);
  };

  const inspect = (inspected: InspectionEvent) => {
    const actorRef = inspected.actorRef as AnyActorRef & { logic?: unknown };
    if (!(actorRef.logic instanceof StateMachine)) return;
    const { sessionId: actor } = actorRef;
    if (inspected.type === '@xstate.event') {
      const event: AnyEventObject = inspected.event;
      if (event.type === 'xstate.init') start(actorRef, actorRef.logic.id, event['input']);
      else receive(actor, event);
    } else if (inspected.type === '@xstate.snapshot') {
      const { status, value } = inspected.snapshot as unknown as { status: string; value: StateValue };
      if (status === 'stopped') entries.push({ kind: 'stop', at: at(), actor });
      const left = waiting.get(actor) ?? [];
      const index = left.findIndex(({ event }) => event === inspected.event);
      const processed = left[index];
      if (!processed) return;
      processed.entry.state = value;
      waiting.set(actor, left.slice(index + 1));
    }
  };

  return {
    inspect,
    recording: () => ({ version: 1, startedAt: startedAt.toISOString(), entries }),
  };
}

/** A value as JSON. The charts use the name and size of a chosen file. */
function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? { name: part.name, size: part.size } : part,
  );
  return JSON.parse(text) as unknown;
}
