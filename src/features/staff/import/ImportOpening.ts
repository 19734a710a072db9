import { createContext, use } from 'react';
import type { Party } from '../../../../machines/rules/permissions.ts';

/** What the Import button hands over to the dialog that it fetches. */
export type Opening = {
  editor: Party;
  /** Told when people were added. */
  onAdded: () => void;
  /** Told when the dialog has closed. */
  onClosed: () => void;
};

export const ImportOpening = createContext<Opening | null>(null);

/** What the dialog was opened with. @throws outside of the Import button */
export function useImportOpening(): Opening {
  const opening = use(ImportOpening);
  if (opening === null) throw new Error('useImportOpening must be used within an ImportOpening');
  return opening;
}
