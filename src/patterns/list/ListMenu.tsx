import { Ellipsis, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import * as buttonStyles from '../../components/button/Button.css.ts';
import { Menu, MenuItem, type MenuProps } from '../../components/dialog/Menu.tsx';
import { PrintDialog, usePrint } from '../print/PrintDialog.tsx';
import type { ListActor } from './listActor.ts';
import { ExportDialogs, ExportItems } from '../export/ExportMenu.tsx';

type ListMenuProps = {
  list: ListActor;
  align: NonNullable<MenuProps['align']>;
  /** Whether the code that an item opens is loading. */
  busy?: boolean;
  /** More MenuItems. */
  children?: ReactNode;
};

/** The menu of a list: Export, Print, and other actions on all of its rows. */
export function ListMenu({ list, align, busy = false, children }: ListMenuProps) {
  return (
    <>
      <Menu
        label="More actions"
        align={align}
        busy={busy}
        triggerClassName={buttonStyles.button.secondary}
        trigger={
          <>
            <Ellipsis size={16} aria-hidden />
            More
          </>
        }
      >
        <ExportItems list={list} />
        <MenuItem icon={Printer} onClick={usePrint(list)}>
          Print
        </MenuItem>
        {children}
      </Menu>
      <ExportDialogs />
      <PrintDialog />
    </>
  );
}
