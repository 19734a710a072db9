import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { DONE, rejected } from './outcomes.ts';
import { dataError } from './backendError.ts';

/** The start-up test of section 1. */
export function createConnectionTest({ client }: Connection) {
  return {
    /** Reads a count of the roles; whoever starts the product logs a failure, and waits for nothing. */
    async testConnection(): Promise<Outcome> {
      const { error, status } = await client.from('roles').select('count', { count: 'exact' }).limit(1);
      return error ? rejected(dataError({ message: error.message, code: error.code, status })) : DONE;
    },
  };
}
