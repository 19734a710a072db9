import { useSelector } from '@xstate/react';
import { House, Menu } from 'lucide-react';
import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { selectIsPinned, selectIsVisible } from '../../../machines/sidebar/sidebarMachine.ts';
import { Brand } from '../../components/layout/Brand.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { LinkButton } from '../../components/button/Button.tsx';
import { UserMenu } from './UserMenu.tsx';
import { sectionOf } from '../../session/paths.ts';
import type { SidebarActor } from './Sidebar.tsx';
import * as styles from './TopBar.css.ts';
import { type ShortcutsActor } from '../shortcuts/useShortcuts.ts';

type Props = { sidebar: SidebarActor; shortcuts: ShortcutsActor; toggle: RefObject<HTMLButtonElement | null> };

/** The top bar: menu toggle, section, home link and user menu (specification, section 2). */
export function TopBar({ sidebar, shortcuts, toggle }: Props) {
  const isVisible = useSelector(sidebar, selectIsVisible);
  const isPinned = useSelector(sidebar, selectIsPinned);
  const section = sectionOf(useLocation().pathname);
  return (
    <header className={styles.bar}>
      <div className={isPinned ? styles.leadBesideSidebar : styles.lead}>
        <IconButton
          ref={toggle}
          icon={Menu}
          label={isVisible ? 'Close menu' : 'Open menu'}
          className={styles.toggle}
          aria-expanded={isVisible}
          aria-controls={isVisible ? 'sidebar' : undefined}
          onClick={() => sidebar.send({ type: 'menu.toggle' })}
        />
        <span className={styles.brand}>
          <Brand />
        </span>
      </div>
      {section && (
        <div className={styles.section}>
          <section.icon size={20} aria-hidden className={styles.sectionIcon} />
          <span className={styles.sectionName} title={section.title}>
            {section.title}
          </span>
        </div>
      )}
      <div className={styles.actions}>
        <LinkButton as={Link} to="/" variant="quiet" icon={House} title="Home Page">
          <span className={styles.homeLabel}>Home Page</span>
        </LinkButton>
        <UserMenu shortcuts={shortcuts} />
      </div>
    </header>
  );
}
