import { UserSearch } from 'lucide-react';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { FoundPerson } from '../../../machines/commandPalette/options.ts';
import { selectActiveId, selectOptions, selectText } from '../../../machines/commandPalette/selectors.ts';
import { classes } from '../../lib/classes.ts';
import { icon } from '../../components/form/SearchBox.css.ts';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { findAlsoRemoved } from './findAlsoRemoved.ts';
import { PaletteActor, paletteLogic } from './paletteActor.ts';
import { PaletteOptions } from './PaletteOptions.tsx';
import { PaletteState } from './PaletteState.tsx';
import { useOptionKeys } from './useOptionKeys.ts';
import * as styles from './PersonPicker.css.ts';

type FieldProps = {
  /** Its name, read aloud. */
  label: string;
  placeholder: string;
  /** Where it stands in a line of two: what opens under it stays in the window of a phone. */
  align?: 'start' | 'end';
};

export type PersonPickerProps = FieldProps & { onPick: (person: FoundPerson) => void };

/** Finds somebody, removed or not, by a part of their name or email: a combobox with the palette's search under it. */
export function PersonPicker({ onPick, ...field }: PersonPickerProps) {
  const logic = paletteLogic.provide({
    actors: { findPeople: findAlsoRemoved },
    actions: {
      carryOut: (_, { option }) => {
        if (option?.kind === 'person') onPick(option.person);
      },
    },
  });
  return (
    <PaletteActor.Provider logic={logic}>
      <PickerField {...field} />
    </PaletteActor.Provider>
  );
}

function PickerField({ label, placeholder, align = 'start' }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const picker = PaletteActor.useActorRef();
  const text = PaletteActor.useSelector(selectText);
  const activeId = PaletteActor.useSelector(selectActiveId);
  const options = PaletteActor.useSelector(selectOptions);
  const moveOrChoose = useOptionKeys();
  const open = () => picker.send({ type: 'palette.open', commands: [], finds: 'people' });
  const close = () => picker.send({ type: 'palette.close' });
  const closeWhenLeft = (event: FocusEvent) => {
    const isLookingElsewhere = !document.hasFocus();
    if (!isLookingElsewhere && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const clearByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    close();
    open();
    field.current?.focus();
  };

  return (
    <div className={styles.frame} onBlur={closeWhenLeft} onKeyDown={clearByEscape}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <UserSearch size={16} aria-hidden className={icon} />
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={activeId === null ? undefined : `${id}-people-${activeId}`}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onFocus={open}
        onChange={(event) => picker.send({ type: 'text.change', text: event.target.value })}
        onKeyDown={moveOrChoose}
        className={styles.input}
      />
      {text.trim() !== '' && (
        // Not every browser gives a pressed button the focus: the field keeps it, or all this were gone before the click.
        <div
          className={classes(styles.popup, align === 'end' && styles.popupAtEnd)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.length > 0 && <PaletteOptions id={`${id}-people`} options={options} activeId={activeId} />}
          <PaletteState field={field} />
        </div>
      )}
    </div>
  );
}
