import { BookOpen, Keyboard, LogOut, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personName } from '../../../machines/shared/entities.ts';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { Avatar } from '../../components/table/Avatar.tsx';
import { Kbd } from '../../components/button/Kbd.tsx';
import { Menu, MenuItem } from '../../components/dialog/Menu.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { useSignOut } from '../../session/NavigationBlocker.ts';
import { KEYS, PALETTE_KEYS } from '../shortcuts/keys.ts';
import { ROUTES } from '../../session/paths.ts';
import * as styles from './TopBar.css.ts';
import { type ShortcutsActor } from '../shortcuts/useShortcuts.ts';

/** The menu of the account: Settings, search, keyboard shortcuts, the guide and sign-out (specification, section 2). */
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
      <MenuItem as={Link} to="/settings" icon={ROUTES['/settings'].icon}>
        {ROUTES['/settings'].title}
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
      <MenuItem as="a" icon={BookOpen} href="/guide.html" target="_blank">
        Guide
      </MenuItem>
      <MenuItem icon={LogOut} onClick={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
