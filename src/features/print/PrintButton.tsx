import { Printer } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import type { ListActor } from '../list/listActor.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { usePrint } from './usePrint.ts';

/** Prints the filtered list, for a screen without a ListMenu. */
export function PrintButton({ list }: { list: ListActor }) {
  return (
    <>
      <Button icon={Printer} onClick={usePrint(list)}>
        Print
      </Button>
      <PrintDialog />
    </>
  );
}
