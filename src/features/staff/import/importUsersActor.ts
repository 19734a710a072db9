import { createActorContext } from '@xstate/react';
import { importUsersMachine } from '../../../../machines/importUsers/importUsersMachine.ts';

/** The Import dialog; its logic is `importUsersLogic`. */
export const ImportUsersActor = createActorContext(importUsersMachine);
