import { Printer } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import type { DirectoryActor } from '../list/directoryActor.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { usePrint } from './usePrint.ts';

/** Prints the filtered list, for a screen without a ListMenu. */
export function PrintButton({ directory }: { directory: DirectoryActor }) {
  return (
    <>
      <Button icon={Printer} onClick={usePrint(directory)}>
        Print
      </Button>
      <PrintDialog />
    </>
  );
}
