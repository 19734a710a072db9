import type { SnapshotFrom } from 'xstate';
import type { commandPaletteMachine } from './commandPaletteMachine.ts';
import { activeOption, optionsOf } from './options.ts';

type Snapshot = SnapshotFrom<typeof commandPaletteMachine>;

export function selectIsOpen(snapshot: Snapshot) {
  return snapshot.matches('open');
}

/** What is typed. */
export function selectText(snapshot: Snapshot) {
  return snapshot.context.text;
}

/** The options on screen, in their order. */
export function selectOptions(snapshot: Snapshot) {
  return optionsOf(snapshot.context);
}

/** The id of the option that Enter chooses; null when there is none. */
export function selectActiveId(snapshot: Snapshot) {
  return activeOption(snapshot.context)?.id ?? null;
}

/** Whether people are about to be looked for, or are being looked for. */
export function selectIsSearching(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether the answer takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Why nobody was found; null unless the search failed. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.matches({ open: 'failed' }) ? snapshot.context.failure : null;
}

/** Whether there are more people than are shown, and no option that leads to them. */
export function selectIsCut({ context }: Snapshot) {
  return context.hasMore && context.finds === 'people';
}
