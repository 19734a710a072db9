import { NavLink, Outlet, Link } from 'react-router-dom';
import { House } from 'lucide-react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { sections } from './sections.ts';
import { UserMenu } from './UserMenu.tsx';
import * as styles from './Shell.css.ts';

/** The layout of every signed-in screen (specification, section 2). */
export function Component() {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar}>
        <Brand />
        <nav aria-label="Sections" className={styles.sections}>
          {sections.map(({ path, name, icon: Icon }) => (
            <NavLink key={path} to={path} end className={styles.section}>
              <Icon size={16} aria-hidden />
              {name}
            </NavLink>
          ))}
        </nav>
        <LinkButton as={Link} to="/" variant="quiet" icon={House}>
          Home Page
        </LinkButton>
        <UserMenu />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ToastSlot />
    </>
  );
}
