import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { DirectoryActor } from './directoryActor.ts';

/** Where the address keeps what a list is searched for: `?q=`. */
const PARAMETER = 'q';

/** What the address asks a list to search for; empty lists all. */
export function useAddressedSearch(): string {
  const [parameters] = useSearchParams();
  return parameters.get(PARAMETER)?.trim() ?? '';
}

/** Writes a search into the address, in place of the one before: Back leaves the list, not the last letter. */
export function useSearchWriter(): (search: string) => void {
  const [, setParameters] = useSearchParams();
  return (search) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (search === '') next.delete(PARAMETER);
        else next.set(PARAMETER, search);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
}

/** Tells a list when Back, Forward or a link asks for another search. What it wrote itself, it knows. */
export function useSearchFromAddress(directory: DirectoryActor): void {
  const search = useAddressedSearch();
  const navigation = useNavigationType();
  const { key } = useLocation();
  useEffect(() => {
    if (navigation !== NavigationType.Replace) directory.send({ type: 'query.restore', search });
  }, [directory, search, navigation, key]);
}
