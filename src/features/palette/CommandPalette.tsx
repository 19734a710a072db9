import { Search } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { selectActiveId, selectOptions, selectText } from '../../../machines/commandPalette/selectors.ts';
import { useAnswerBack } from '../../components/dialog/useAnswerBack.ts';
import { useModal } from '../../components/dialog/useModal.ts';
import { shortcutOf } from '../shortcuts/keys.ts';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';
import { PaletteActor } from './paletteActor.ts';
import { PaletteOptions } from './PaletteOptions.tsx';
import { PaletteState } from './PaletteState.tsx';
import { useOptionKeys } from './useOptionKeys.ts';
import * as styles from './CommandPalette.css.ts';

/** One field for going anywhere, finding anybody and doing what is done often: a combobox in a modal dialog. */
export function CommandPalette() {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const palette = PaletteActor.useActorRef();
  const text = PaletteActor.useSelector(selectText);
  const activeId = PaletteActor.useSelector(selectActiveId);
  const options = PaletteActor.useSelector(selectOptions);
  const close = () => palette.send({ type: 'palette.close' });
  const moveOrChoose = useOptionKeys();
  const modal = useModal(ref, close);
  useAnswerBack(close);

  const closeByShortcut = (event: KeyboardEvent<HTMLDialogElement>) => {
    modal.onKeyDown(event);
    if (shortcutOf(event.nativeEvent) !== 'palette') return;
    event.preventDefault();
    close();
  };

  return (
    <dialog
      {...modal}
      ref={ref}
      aria-label="Search people, screens and actions"
      className={styles.dialog}
      onKeyDown={closeByShortcut}
    >
      <div className={styles.surface}>
        <div className={styles.field}>
          <Search size={16} aria-hidden className={styles.fieldIcon} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Search people, screens and actions"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? id : undefined}
            aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
            placeholder="Search people, screens and actions..."
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={text}
            onChange={(event) => palette.send({ type: 'text.change', text: event.target.value })}
            onKeyDown={moveOrChoose}
            className={styles.input}
          />
        </div>
        {options.length > 0 && <PaletteOptions id={id} options={options} activeId={activeId} />}
        <PaletteState field={field} />
      </div>
      <ToastSlot />
    </dialog>
  );
}
