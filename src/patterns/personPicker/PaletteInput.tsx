import type { KeyboardEvent, RefObject } from 'react';
import type { Step } from '../../../machines/commandPalette/options.ts';
import { selectActiveId, selectOptions, selectText } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { SEARCH_LENGTH } from '../../../machines/rules/limits.ts';
import { PaletteActor } from './paletteActor.ts';

type PaletteInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  id?: string;
  /** The id of the listbox; prefix of the ids of its options. */
  listId: string;
  label?: string;
  placeholder: string;
  className: string;
  onFocus?: () => void;
};

const STEPS: Partial<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** The combobox of a search: it keeps the focus while its keys move through the options and choose one. */
export function PaletteInput({ listId, label, ...rest }: PaletteInputProps) {
  const palette = PaletteActor.useActorRef();
  const text = PaletteActor.useSelector(selectText);
  const activeId = PaletteActor.useSelector(selectActiveId);
  const hasOptions = PaletteActor.useSelector(selectOptions).length > 0;
  const moveOrChoose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    palette.send(step === undefined ? { type: 'option.choose', id: null } : { type: 'option.move', step });
  };
  return (
    <input
      {...rest}
      type="text"
      maxLength={SEARCH_LENGTH}
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? listId : undefined}
      aria-activedescendant={activeId === null ? undefined : `${listId}-${activeId}`}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={text}
      onChange={(event) => palette.send({ type: 'text.change', text: event.target.value })}
      onKeyDown={moveOrChoose}
    />
  );
}
