import type { SnapshotFrom } from 'xstate';
import type { filterChoicesMachine } from './filterChoicesMachine.ts';

type Snapshot = SnapshotFrom<typeof filterChoicesMachine>;

/** What can be chosen; nothing while that is unknown. */
export const choicesOf = ({ context }: Snapshot) => context.choices;

/** Whether the choices are on their way. */
export const areChoicesComing = (snapshot: Snapshot) => snapshot.hasTag('busy');
