import { Keyboard, LogOut, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personName } from '../../../machines/shared/entities.ts';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { Avatar } from '../../components/table/Avatar.tsx';
import { Kbd } from '../../components/button/Kbd.tsx';
import { Menu } from '../../components/dialog/Menu.tsx';
import { MenuItem } from '../../components/dialog/MenuItem.tsx';
import { useSession } from '../session/SessionContext.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { KEYS, PALETTE_KEYS } from '../../features/shortcuts/keys.ts';
import type { ShortcutsActor } from '../../features/shortcuts/useShortcuts.ts';
import { settingsSection } from '../paths.ts';
import * as styles from './UserMenu.css.ts';

/** Who is signed in, the ways to Settings and out (specification, section 2), and what the shortcuts open. */
export function UserMenu({ shortcuts }: { shortcuts: ShortcutsActor }) {
  const signOut = useSignOut();
  const profile = useSession(selectProfile);
  if (profile === null) return null;
  const name = personName(profile);
  return (
    <Menu
      label={`Account of ${isolated(name)}`}
      trigger={<Avatar id={profile.id} name={name} />}
      header={
        <div className={styles.person}>
          <span className={styles.name} dir="auto" title={name}>
            {name}
          </span>
          <span className={styles.email} title={profile.email}>
            {profile.email}
          </span>
        </div>
      }
    >
      <MenuItem as={Link} to={settingsSection.path} icon={settingsSection.icon}>
        {settingsSection.name}
      </MenuItem>
      <MenuItem icon={Search} aria-keyshortcuts={PALETTE_KEYS} onClick={() => shortcuts.send({ type: 'palette.open' })}>
        Search...
        <span aria-hidden className={styles.keys}>
          <Kbd keys={KEYS.palette} />
        </span>
      </MenuItem>
      <MenuItem icon={Keyboard} onClick={() => shortcuts.send({ type: 'help.open' })}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={LogOut} onClick={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
