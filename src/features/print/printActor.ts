import { createActorContext } from '@xstate/react';
import { printRowsMachine } from '../../../machines/printRows/printRowsMachine.ts';

/** The printing of a list; whoever provides it hands over `printLogic` of that list. */
export const PrintActor = createActorContext(printRowsMachine);
