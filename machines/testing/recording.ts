import type { AnyEventObject, StateValue } from 'xstate';

/** A chart was started. `id` is its id in the parent, if another recorded chart started it. */
export type StartEntry = {
  kind: 'start';
  /** Milliseconds since the start of the recording. */
  at: number;
  /** The session id of the actor. */
  actor: string;
  chart: string;
  parent: string | null;
  id: string;
  input?: unknown;
  state: StateValue;
};

/** A chart received an event from outside: a user, another actor, an effect or a delay. */
export type EventEntry = {
  kind: 'event';
  at: number;
  actor: string;
  event: AnyEventObject;
  /** The state after the event; missing if the actor did not process it. */
  state?: StateValue;
};

/** A chart was stopped, such as a screen that was left. */
export type StopEntry = { kind: 'stop'; at: number; actor: string };

export type RecordingEntry = StartEntry | EventEntry | StopEntry;

/** The masked events of all charts of a session, as saved by `?record`. */
export type Recording = { version: typeof RECORDING_VERSION; startedAt: string; entries: RecordingEntry[] };

export const RECORDING_VERSION = 1;

/**
 * Parses the text of a recording.
 * @throws an error with a message for users if the text is no recording, or has another version
 */
export function parseRecording(text: string): Recording {
  const value = parsed(text);
  if (!isRecord(value) || !('version' in value) || !Array.isArray(value['entries'])) {
    throw new Error('This file is not a recording.');
  }
  if (value['version'] !== RECORDING_VERSION) {
    const version = JSON.stringify(value['version']);
    throw new Error(`This recording has version ${version}; this gallery reads version ${RECORDING_VERSION}.`);
  }
  if (!value['entries'].every(isEntry)) throw new Error('This recording is damaged.');
  return value as Recording;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value) || typeof value['actor'] !== 'string' || typeof value['at'] !== 'number') return false;
  const { kind, chart, event } = value;
  if (kind === 'start') return typeof chart === 'string';
  return kind === 'stop' || (kind === 'event' && isRecord(event) && typeof event['type'] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
