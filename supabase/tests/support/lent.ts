import type { EmailDriver } from '@supabase/lite';
import type { RulesBackend } from './backend.ts';

/** Opens a backend on a database that is there already. */
export type Lender = (email: EmailDriver) => Promise<RulesBackend>;

let lender: Lender | null = null;

/** Lets the tests use a database that somebody else keeps, as scripts/rules/mutate.ts does with the one that it breaks. */
export function lend(open: Lender): void {
  lender = open;
}

/** A backend on the lent database; null where the tests open their own. */
export async function openLent(email: EmailDriver): Promise<RulesBackend | null> {
  return lender === null ? null : await lender(email);
}
