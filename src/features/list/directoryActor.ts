import type { ActorRefFrom } from 'xstate';
import type { directoryMachine } from '../../../machines/list/directoryMachine.ts';

/** The running chart of a list, whichever rows it has. */
export type DirectoryActor = ActorRefFrom<typeof directoryMachine>;
