import toast from 'react-hot-toast/headless';
import { createActor, fromPromise } from 'xstate';
import type { UndoChange, UserResult } from '../../../../machines/changeUsers/changeUsersContext.ts';
import { undoMachine } from '../../../../machines/undo/undoMachine.ts';
import { Button } from '../../../components/button/Button.tsx';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { focusHeading } from '../../../lib/focus.ts';
import { announceSuccess, lastingAnnouncements } from '../../../patterns/toasts/announce.ts';

/** A suspension that had started can only start again now. */
function withStart({ changes, ...undo }: UndoChange): UndoChange {
  const { suspendedFrom } = changes;
  const hasStarted = typeof suspendedFrom === 'string' && new Date(suspendedFrom).getTime() <= Date.now();
  return { ...undo, changes: hasStarted ? { suspendedFrom: 'now' } : changes };
}

/**
 * Shows a success toast with Undo.
 * @param changes the changes that undo it; without any, the toast has no Undo
 * @param reportChanged refreshes the list
 */
export function offerUndo(text: string, changes: UndoChange[], reportChanged: () => void): void {
  if (changes.length === 0) {
    announceSuccess(text);
    return;
  }
  const actor = createActor(
    undoMachine.provide({
      actors: {
        undoChanges: fromPromise(async ({ input }) => {
          const backend = await loadBackend();
          const results: UserResult[] = [];
          for (const change of input) {
            const outcome = await backend.changeUsers({ ...withStart(change), isRehearsal: false });
            if (!outcome.ok) return outcome;
            results.push(...outcome.value);
          }
          return { ok: true, value: results };
        }),
      },
      actions: { ...lastingAnnouncements, closeToast: () => toast.dismiss(id), reportChanged },
    }),
    { input: { changes } },
  );
  const undo = () => {
    actor.send({ type: 'undo' });
    // The button is gone.
    focusHeading();
  };
  const button = (
    <Button variant="text" onClick={undo}>
      Undo
    </Button>
  );
  const id = toast.success(text, { duration: Infinity, icon: button });
  actor.start();
}
