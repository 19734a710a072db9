import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { searchTextOf } from '../../../machines/list/selectors.ts';
import { SearchBox } from '../../components/form/SearchBox.tsx';
import type { DirectoryActor } from './directoryActor.ts';

export type DirectorySearchProps = {
  directory: DirectoryActor;
  /** Its name, read aloud. */
  label: string;
  placeholder: string;
};

/** The search box of a list. Enter searches at once. */
export function DirectorySearch({ directory, label, placeholder }: DirectorySearchProps) {
  const text = useSelector(directory, searchTextOf);
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) directory.send({ type: 'search.submit' });
  };
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={text}
      onKeyDown={submit}
      onValueChange={(value) =>
        directory.send(value === '' ? { type: 'search.clear' } : { type: 'search.change', text: value })
      }
    />
  );
}
