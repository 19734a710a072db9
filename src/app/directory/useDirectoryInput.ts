import { useEffect, useState } from 'react';
import type { DirectoryInput } from '../../../machines/directory/directoryTypes.ts';
import type { FirstList } from '../../backend/earlyReads.ts';
import { arrivedFirstPage, forgetFirstPage } from '../actors/firstPage.ts';
import { useAddressedQuery, type Narrowing } from './queryAddress.ts';
import { useReturnSize } from './useListPlace.ts';

/**
 * What a list's chart starts with: what the address asks of it, and its first page where that is there already, so that
 * the screen comes with its rows.
 * @param failureText what is said when the server has no words of its own
 */
export function useDirectoryInput(list: FirstList, failureText: string, narrowing: Narrowing): DirectoryInput {
  const query = useAddressedQuery(narrowing);
  const returnSize = useReturnSize();
  const [firstPage] = useState(() => (returnSize === null ? arrivedFirstPage(list, { ...query, after: null }) : null));

  // Behind the chart, which has taken the page by now if it had to wait for it.
  useEffect(() => forgetFirstPage(list), [list]);

  return { failureText, query, ...(returnSize !== null && { firstSize: returnSize }), firstPage };
}
