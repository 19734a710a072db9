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
export type Recording = { version: 1; startedAt: string; entries: RecordingEntry[] };

/**
 * Parses the text of a recording.
 * @throws an error with a message for users if the text is not a recording, or has another version
 */
export function parseRecording(text: string): Recording {
  const recording = parsed(text);
  const version = recording?.version;
  if (version === undefined || !Array.isArray(recording?.entries)) throw new Error('This file is not a recording.');
  if (version !== 1) {
    throw new Error(`This recording has version ${JSON.stringify(version)}; this gallery reads version 1.`);
  }
  return recording as Recording;
}

function parsed(text: string): { version?: unknown; entries?: unknown } | null {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return null;
  }
}
