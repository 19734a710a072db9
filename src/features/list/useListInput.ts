import type { ListInput } from '../../../machines/list/listTypes.ts';
import { useAddressedQuery, type AllowedQuery } from './queryAddress.ts';
import { useReturnSize } from './useListPosition.ts';

/**
 * What a list's chart starts with: what the address asks of it.
 * @param failureText what is said when the server has no words of its own
 */
export function useListInput(failureText: string, allowed: AllowedQuery): ListInput {
  const query = useAddressedQuery(allowed);
  const returnSize = useReturnSize();
  return { failureText, query, ...(returnSize !== null && { firstSize: returnSize }) };
}
