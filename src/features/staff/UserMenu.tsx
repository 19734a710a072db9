import { Ellipsis } from 'lucide-react';
import { isolated } from '../../../machines/rules/text.ts';
import { listedName } from '../../../machines/shared/entities.ts';
import { menuAction } from '../../components/table/RowActions.css.ts';
import { Menu } from '../../components/dialog/Menu.tsx';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { onIntent } from '../../lib/onIntent.ts';
import { openLazy } from '../../patterns/toasts/openLazy.ts';
import type { UserMenuProps } from './UserMenuItems.tsx';

const UserMenuItems = lazyComponent<UserMenuProps>(() => import('./UserMenuItems.tsx'));
const intent = onIntent(UserMenuItems.preload);

/** The actions of the user page in a row of the list, besides Edit and Remove. */
export function UserMenu({ member, editor }: UserMenuProps) {
  return (
    <Menu
      {...intent}
      label={`Actions for ${isolated(listedName(member))}`}
      trigger={<Ellipsis size={16} aria-hidden />}
      triggerClassName={menuAction}
      beforeOpening={(open) => void openLazy(UserMenuItems, open)}
    >
      <UserMenuItems member={member} editor={editor} />
    </Menu>
  );
}
