import { useState } from 'react';
import { ImportUsersActor } from './importUsersActor.ts';
import { importUsersLogic } from './importUsersLogic.ts';
import { ResetEmailActor } from '../resetEmailActor.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { useImportOpening } from './ImportOpening.ts';

/** Import users: a file, its check, the run, and what became of each row (product decisions, people). */
export function Component() {
  const resets = ResetEmailActor.useActorRef();
  const { editor, onAdded, onClosed } = useImportOpening();
  const [logic] = useState(() =>
    importUsersLogic(loadBackend).provide({
      actions: {
        reportAdded: onAdded,
        reportClosed: () => {
          resets.send({ type: 'sent.forget' });
          onClosed();
        },
      },
    }),
  );
  return (
    <ImportUsersActor.Provider logic={logic} options={{ input: { editor } }}>
      <ImportSteps />
    </ImportUsersActor.Provider>
  );
}
