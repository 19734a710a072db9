import type { DirectoryInput } from '../../../machines/list/directoryTypes.ts';
import { useAddressedQuery, type Narrowing } from './queryAddress.ts';
import { useReturnSize } from './useListPlace.ts';

/**
 * What a list's chart starts with: what the address asks of it.
 * @param failureText what is said when the server has no words of its own
 */
export function useDirectoryInput(failureText: string, narrowing: Narrowing): DirectoryInput {
  const query = useAddressedQuery(narrowing);
  const returnSize = useReturnSize();
  return { failureText, query, ...(returnSize !== null && { firstSize: returnSize }) };
}
