import { Search } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { Step } from '../../../machines/commandPalette/commandPaletteContext.ts';
import { selectActiveId, selectOptions, selectText } from '../../../machines/commandPalette/selectors.ts';
import { useModal } from '../../ui/useModal.ts';
import { shortcutOf } from '../shortcuts/keys.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { PaletteActor } from './paletteActor.ts';
import { PaletteOptions } from './PaletteOptions.tsx';
import { PaletteState } from './PaletteState.tsx';
import * as styles from './CommandPalette.css.ts';

const STEPS: Partial<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** One field for going anywhere, finding anybody and doing what is done often: a combobox in a modal dialog. */
export function CommandPalette() {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const palette = PaletteActor.useActorRef();
  const text = PaletteActor.useSelector(selectText);
  const activeId = PaletteActor.useSelector(selectActiveId);
  const options = PaletteActor.useSelector(selectOptions);
  const close = () => palette.send({ type: 'palette.close' });
  const modal = useModal(ref, close);

  const closeByShortcut = (event: KeyboardEvent<HTMLDialogElement>) => {
    modal.onKeyDown(event);
    if (shortcutOf(event.nativeEvent) !== 'palette') return;
    event.preventDefault();
    close();
  };
  const moveOrChoose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    palette.send(step === undefined ? { type: 'option.choose', id: null } : { type: 'option.move', step });
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
        <PaletteState />
      </div>
      <ToastSlot />
    </dialog>
  );
}
