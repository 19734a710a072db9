import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { SpaceBody, TableBody } from '../../components/table/Table.tsx';
import { FIRST_ROW_INDEX } from '../../lib/focus.ts';
import type { useListPosition } from './listPosition.ts';

/** The number of rows rendered above and below the window. */
const OVERSCAN = 5;

/** The default height of a row, in pixels. */
const ROW_HEIGHT = 48;

type ListRowsProps<Row extends { id: string }> = {
  rows: Row[];
  /** The number of cells in a row. */
  columns: number;
  position: ReturnType<typeof useListPosition>;
  /** Whether to render all rows, for printing and for the browser's find bar. */
  isWhole: boolean;
  /** Renders a row with its `aria-rowindex`. */
  renderRow: (row: Row, rowIndex: number) => ReactNode;
  className: string | undefined;
};

/** The rows of a list. From a full page on, it only renders the rows near the window and the focused one. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { rows, columns, position, isWhole, renderRow, className } = props;
  const first = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRef(ROW_HEIGHT);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const isVirtual = rows.length >= PAGE_SIZE && !isWhole;
  const virtualizer = useWindowVirtualizer({
    enabled: isVirtual,
    count: rows.length,
    estimateSize: () => rowHeight.current,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialMeasurementsCache: position.heights ?? [],
    rangeExtractor: useCallback((range: Range) => withFocused(defaultRangeExtractor(range), focused), [focused]),
  });

  const { readHeightsRef } = position;
  useEffect(() => {
    readHeightsRef.current = () => virtualizer.takeSnapshot();
  }, [readHeightsRef, virtualizer]);

  // Filters and banners above the list move it. Rows that are not rendered yet get the average height.
  useLayoutEffect(() => {
    const table = first.current?.closest('table');
    if (!first.current || !table) return;
    setTop(Math.round(first.current.getBoundingClientRect().top + window.scrollY));
    const heights = [...table.querySelectorAll('[data-index]')].map((body) => body.getBoundingClientRect().height);
    if (heights.length > 0) rowHeight.current = heights.reduce((sum, height) => sum + height) / heights.length;
  }, [isVirtual, rows]);

  const renderBody = (index: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    return (
      <TableBody
        key={row.id}
        ref={isVirtual ? virtualizer.measureElement : undefined}
        data-index={index}
        className={className}
        onFocus={() => setFocused(index)}
        onBlur={(event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setFocused(null)}
      >
        {renderRow(row, index + FIRST_ROW_INDEX)}
      </TableBody>
    );
  };

  const start = <SpaceBody key="start" ref={first} columns={columns} height={0} />;
  if (!isVirtual) return [start, ...rows.map((_, index) => renderBody(index))];
  const bodies: ReactNode[] = [start];
  let bottom = top;
  for (const { index, start, end } of virtualizer.getVirtualItems()) {
    if (start > bottom) bodies.push(<SpaceBody key={`space ${index}`} columns={columns} height={start - bottom} />);
    bodies.push(renderBody(index));
    bottom = end;
  }
  bodies.push(<SpaceBody key="end" columns={columns} height={virtualizer.getTotalSize() + top - bottom} />);
  return bodies;
}

function withFocused(indexes: number[], focused: number | null): number[] {
  if (focused === null || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((one, other) => one - other);
}
