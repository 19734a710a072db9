import { Search } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { selectActiveId, selectOptions } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { useAnswerBack } from '../../components/dialog/useAnswerBack.ts';
import { useModal } from '../../components/dialog/useModal.ts';
import { shortcutOf } from '../shortcuts/keys.ts';
import { ToastSlot } from '../../patterns/toasts/ToastSlot.tsx';
import { PaletteActor } from '../../patterns/personPicker/paletteActor.ts';
import { PaletteInput } from '../../patterns/personPicker/PaletteInput.tsx';
import { iconOf } from './commands.ts';
import { PaletteOptions } from '../../patterns/personPicker/PaletteOptions.tsx';
import { PaletteState } from '../../patterns/personPicker/PaletteState.tsx';
import * as styles from '../../patterns/personPicker/CommandPalette.css.ts';

/** The command palette: a combobox in a modal dialog that finds screens, actions and people. */
export function CommandPalette() {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const palette = PaletteActor.useActorRef();
  const activeId = PaletteActor.useSelector(selectActiveId);
  const options = PaletteActor.useSelector(selectOptions);
  const close = () => palette.send({ type: 'palette.close' });
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
          <PaletteInput
            ref={field}
            listId={id}
            label="Search people, screens and actions"
            placeholder="Search people, screens and actions..."
            className={styles.input}
          />
        </div>
        {options.length > 0 && <PaletteOptions id={id} options={options} activeId={activeId} iconOf={iconOf} />}
        <PaletteState field={field} />
      </div>
      <ToastSlot />
    </dialog>
  );
}
