import type { Confirmation } from '../../../machines/confirm/confirmMachine.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Backend } from '../../backend/backend.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';

/** A write that a dialog confirms. */
export type Confirmed = {
  input: Confirmation;
  write: (backend: Backend) => Promise<Outcome>;
  /** The id of the row that the write removes from the screen. */
  removes?: string | undefined;
};

/** The confirm-only dialog: a question, Cancel, and the button that writes. */
export const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'));
