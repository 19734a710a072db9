import { startTransition, useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { usePrintTime } from '../print/usePrintTime.ts';
import { SpaceRow, TableBody } from '../../ui/Table.tsx';
import { FIRST_ROW_INDEX } from './rowHeights.ts';
import { allSlots, areSameSlots, firstSlots, type RowSlot } from './rowSlots.ts';
import { useGrowingCount } from './useGrowingCount.ts';
import { RowWindow, useCanWindow } from './useRowWindow.ts';

export type DirectoryBodyProps<Row extends { id: string }> = {
  rows: Row[];
  /** The rows for paper, where they are others; null otherwise. */
  printed: Row[] | null;
  /** How many cells a row has. */
  columns: number;
  /** Whether all rows of a page are needed at once: somebody comes back to one far down, or searches the page. */
  isWhole: boolean;
  /** A row, with the number it has in the whole table (`aria-rowindex`). */
  renderRow: (row: Row, rowIndex: number) => ReactNode;
  className: string | undefined;
};

/** The rows of a list; of a long one those near the window, and the one with the focus. Paper gets them all. */
export function DirectoryBody<Row extends { id: string }>(props: DirectoryBodyProps<Row>) {
  const { rows, printed, columns, isWhole, renderRow, className } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [slots, setSlots] = useState<RowSlot[] | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const canWindow = useCanWindow(rows.length);
  const { rowHeight, growingCount, isMoved, move } = useGrowingCount(rows.length, isWhole, canWindow);
  const isPrinting = usePrintTime() !== null;
  const isWindowed = canWindow === true && (isMoved || rows.length > PAGE_SIZE);

  // Nothing of it is seen at once: what moved the focus is answered first.
  const keepFocused = ({ target }: FocusEvent) => {
    const rowIndex = target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
    const isByKey = target.matches(':focus-visible');
    startTransition(() => {
      setFocusedId(rows[Number(rowIndex) - FIRST_ROW_INDEX]?.id ?? null);
      // By keyboard one goes on to the last row, past none.
      if (isByKey) move();
    });
  };
  const keptIndex = focusedId === null ? null : indexOf(rows, focusedId);
  const show = useCallback((next: RowSlot[]) => setSlots((now) => (areSameSlots(now, next) ? now : next)), []);
  const shownSlots = (): RowSlot[] => {
    if (isPrinting || printed !== null) return allSlots((printed ?? rows).length);
    if (isWindowed && slots !== null) return slots;
    return firstSlots(growingCount, rows.length, rowHeight);
  };
  return (
    <>
      <TableBody
        ref={body}
        className={className}
        onFocus={keepFocused}
        onBlur={() => startTransition(() => setFocusedId(null))}
      >
        {shownSlots().map((slot, place) => {
          if ('height' in slot) return <SpaceRow key={`space ${place}`} columns={columns} height={slot.height} />;
          const row = (printed ?? rows)[slot.index];
          return row && renderRow(row, slot.index + FIRST_ROW_INDEX);
        })}
      </TableBody>
      {isWindowed && <RowWindow rows={rows} body={body} keptIndex={keptIndex} drawn={{}} onChange={show} />}
    </>
  );
}

function indexOf(rows: { id: string }[], id: string): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return index === -1 ? null : index;
}
