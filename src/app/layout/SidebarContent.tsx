import { useSelector } from '@xstate/react';
import { Pin, PinOff } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { selectCanPin, selectIsPinned, selectPinLabel } from '../../../machines/sidebar/selectors.ts';
import { onIntent } from '../../lib/onIntent.ts';
import { preloadRoute } from '../screens.ts';
import { sections, settingsSection, type Section } from '../paths.ts';
import type { SidebarActor } from './useSidebar.ts';
import * as styles from './Sidebar.css.ts';

type SidebarContentProps = {
  sidebar: SidebarActor;
  /** Whether the person may open the sections; somebody without a role sees Settings only. */
  hasSections: boolean;
};

/** The sections, and at the foot Settings and the pin (specification, section 2). */
export function SidebarContent({ sidebar, hasSections }: SidebarContentProps) {
  const canPin = useSelector(sidebar, selectCanPin);
  const isPinned = useSelector(sidebar, selectIsPinned);
  const pinLabel = useSelector(sidebar, selectPinLabel);
  const PinIcon = isPinned ? PinOff : Pin;
  const link = ({ path, name, icon: Icon }: Section) => (
    <li key={path}>
      <NavLink
        to={path}
        end
        className={styles.entry}
        onClick={() => sidebar.send({ type: 'navigation.done' })}
        {...onIntent(() => void preloadRoute(path))}
      >
        <Icon size={18} aria-hidden className={styles.icon} />
        {name}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Sections" className={styles.content}>
      <ul role="list" className={styles.entries}>
        {hasSections && sections.map(link)}
      </ul>
      <ul role="list" className={styles.foot}>
        {link(settingsSection)}
        {canPin && (
          <li>
            <button type="button" className={styles.entry} onClick={() => sidebar.send({ type: 'pin.toggle' })}>
              <PinIcon size={18} aria-hidden className={styles.icon} />
              {pinLabel}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
