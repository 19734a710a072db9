import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectAreSingleKeysOn, selectIsHelpOpen } from '../../../machines/shortcuts/shortcutsMachine.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Kbd } from '../../components/button/Kbd.tsx';
import { Switch } from '../../components/form/Switch.tsx';
import { ToastSlot } from '../../patterns/toasts/ToastSlot.tsx';
import { KEYS, type Shortcut } from './keys.ts';
import { PaletteContainer, type ShortcutsActor, type useShortcuts } from './useShortcuts.ts';
import * as styles from './ShortcutsDialog.css.ts';

const NAMES: [Shortcut, string][] = [
  ['palette', 'Search people, screens and actions'],
  ['search', 'Go to the search box of the screen'],
  ['help', 'Show these shortcuts'],
];

/** The command palette, mounted when it is first opened, and the list of shortcuts. */
export function ShortcutDialogs({ shortcuts, paletteOpened }: ReturnType<typeof useShortcuts>) {
  const isHelpOpen = useSelector(shortcuts, selectIsHelpOpen);
  return (
    <Suspense>
      {paletteOpened && <PaletteContainer opened={paletteOpened} />}
      {isHelpOpen && <ShortcutsDialog shortcuts={shortcuts} />}
    </Suspense>
  );
}

/** Lists the shortcuts, and turns single-key shortcuts off (WCAG 2.1.4). */
function ShortcutsDialog({ shortcuts }: { shortcuts: ShortcutsActor }) {
  const areOn = useSelector(shortcuts, selectAreSingleKeysOn);
  const close = () => shortcuts.send({ type: 'help.close' });
  return (
    <Dialog
      title="Keyboard shortcuts"
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      }
    >
      <ul role="list" className={styles.list}>
        {NAMES.map(([shortcut, name]) => (
          <li key={shortcut} className={styles.row}>
            {name}
            <Kbd keys={KEYS[shortcut]} />
          </li>
        ))}
      </ul>
      <div className={styles.option}>
        <div>
          <p id="single-keys" className={styles.optionName}>
            Single-key shortcuts
          </p>
          <p id="single-keys-help" className={styles.help}>
            {areOn ? 'On' : 'Off'}: / and ?, on this device.
          </p>
        </div>
        <Switch
          isOn={areOn}
          labelledBy="single-keys"
          describedBy="single-keys-help"
          onToggle={() => shortcuts.send({ type: 'singleKeys.toggle' })}
        />
      </div>
    </Dialog>
  );
}
