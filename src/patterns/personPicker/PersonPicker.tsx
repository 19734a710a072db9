import { UserSearch } from 'lucide-react';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { FoundPerson } from '../../../machines/commandPalette/options.ts';
import { selectActiveId, selectOptions, selectText } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { classes } from '../../lib/classes.ts';
import { icon } from '../../components/form/SearchBox.css.ts';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { PaletteActor, paletteLogic } from './paletteActor.ts';
import { PaletteInput } from './PaletteInput.tsx';
import { PaletteOptions } from './PaletteOptions.tsx';
import { PaletteState } from './PaletteState.tsx';
import { findAlsoRemoved } from './removedPeople.ts';
import * as styles from './PersonPicker.css.ts';

type FieldProps = {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** Its side in a row of two, so that the popup fits the window on mobile. */
  align?: 'start' | 'end';
};

export type PersonPickerProps = FieldProps & { onPick: (person: FoundPerson) => void };

/** A combobox that finds a person, removed or not, by a part of their name or email. */
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
  const open = () => picker.send({ type: 'palette.open', commands: [], finds: 'people' });
  const close = () => picker.send({ type: 'palette.close' });
  const closeWhenLeft = (event: FocusEvent) => {
    const isWindowBlurred = !document.hasFocus();
    if (!isWindowBlurred && !event.currentTarget.contains(event.relatedTarget)) close();
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
      <PaletteInput
        ref={field}
        id={id}
        listId={`${id}-people`}
        placeholder={placeholder}
        className={styles.input}
        onFocus={open}
      />
      {text.trim() !== '' && (
        // The field keeps the focus: otherwise the popup closes before the click, in browsers that do not focus
        // buttons.
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
