import { createActorContext } from '@xstate/react';
import { exportRowsMachine } from '../../../machines/exportRows/exportRowsMachine.ts';

/** The export of a list; its provider passes the `exportLogic` of that list. */
export const ExportActor = createActorContext(exportRowsMachine);
