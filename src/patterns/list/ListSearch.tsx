import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { SEARCH_LENGTH } from '../../../machines/rules/limits.ts';
import { searchTextOf } from '../../../machines/list/selectors.ts';
import { SearchBox } from '../../components/form/SearchBox.tsx';
import type { ListActor } from './listActor.ts';

type ListSearchProps = {
  list: ListActor;
  /** The accessible name. */
  label: string;
  placeholder: string;
};

/** The search box of a list. Enter searches immediately. */
export function ListSearch({ list, label, placeholder }: ListSearchProps) {
  const text = useSelector(list, searchTextOf);
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) list.send({ type: 'search.submit' });
  };
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      maxLength={SEARCH_LENGTH}
      value={text}
      onKeyDown={submit}
      onValueChange={(value) =>
        list.send(value === '' ? { type: 'search.clear' } : { type: 'search.change', text: value })
      }
    />
  );
}
