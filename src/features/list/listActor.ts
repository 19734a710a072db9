import type { ActorRefFrom } from 'xstate';
import type { listMachine } from '../../../machines/list/listMachine.ts';

/** The running chart of a list, whichever rows it has. */
export type ListActor = ActorRefFrom<typeof listMachine>;
