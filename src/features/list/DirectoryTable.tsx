import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { rowsOf, tableOf } from '../../../machines/list/selectors.ts';
import { isPrinting, printedRowsOf } from '../../../machines/printRows/selectors.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { FollowContext } from '../../components/button/FollowContext.ts';
import { NoMatch } from '../../components/feedback/NoMatch.tsx';
import { SkeletonRows } from '../../components/table/SkeletonRows.tsx';
import { SlowNotice } from '../../components/feedback/SlowNotice.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Table, TableBody, TableHead } from '../../components/table/Table.tsx';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useFollowLinks } from './useFollowLinks.ts';
import { PrintActor } from '../print/printActor.ts';
import { usePrintTime } from '../print/usePrintTime.ts';
import { screenSearch } from '../shortcuts/screenSearch.ts';
import { DirectoryRows } from './DirectoryRows.tsx';
import { LoadMore } from './LoadMore.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useFindInPage } from './useFindInPage.ts';
import { useListPlace } from './useListPlace.ts';
import { useRefreshOnline } from './useRefreshOnline.ts';
import type { DirectoryActor } from './directoryActor.ts';
import * as styles from './DirectoryTable.css.ts';

/** The header counts as a row of a table. */
const HEADER_ROWS = 1;

export type DirectoryTableProps<Row extends { id: string }> = {
  directory: DirectoryActor;
  /** What is listed, read aloud. */
  label: string;
  /** The header's cells. */
  head: ReactNode;
  /** How many cells a row has. */
  columns: number;
  /** A row, with the number it has in the whole table (`aria-rowindex`). */
  renderRow: (row: Row, rowIndex: number) => ReactNode;
  /** What to show when there is nothing at all. */
  empty: ReactNode;
  /** See NoMatch. */
  searched?: string;
};

/** A list in each of its states: loading, empty, no match, failed, or rows, which can be old or growing. */
export function DirectoryTable<Row extends { id: string }>(props: DirectoryTableProps<Row>) {
  const { directory, label, head, columns, renderRow, empty, searched } = props;
  useRefreshOnline(directory);
  const place = useListPlace(directory);
  const isSearched = useFindInPage();
  const isOnPaper = usePrintTime() !== null;
  const follow = useFollowLinks();
  const isPrinted = PrintActor.useSelector(isPrinting);
  const printed = PrintActor.useSelector(printedRowsOf<Row>);
  const rows = useSelector(directory, rowsOf<Row>);
  const list = useSelector(directory, tableOf, shallowEqual);

  if (list.hasNothing) return empty;
  if (list.hasNoMatch) {
    const clear = () => {
      screenSearch()?.focus();
      directory.send({ type: 'query.clear' });
    };
    return <NoMatch query={list.search} isFiltered={list.isFiltered} searched={searched} onClear={clear} />;
  }
  if (list.hasFailed) {
    const retry = () => directory.send({ type: 'list.retry' });
    return <ErrorState message={list.failure ?? ''} onRetry={retry} passFocus={focusHeading} />;
  }
  return (
    <div className={styles.list}>
      <StaleNotice directory={directory} />
      <Table
        aria-label={label}
        aria-busy={!list.hasRows || list.isUpdating}
        aria-rowcount={list.exactTotal === null ? -1 : list.exactTotal + HEADER_ROWS}
      >
        <TableHead>{head}</TableHead>
        {list.hasRows ? (
          <FollowContext value={follow}>
            <DirectoryRows
              rows={isPrinted ? printed : rows}
              columns={columns}
              place={place}
              isWhole={isPrinted || isOnPaper || isSearched}
              renderRow={renderRow}
              className={list.isLongUpdating ? styles.dimmed : undefined}
            />
          </FollowContext>
        ) : (
          <TableBody>
            <SkeletonRows columns={columns} />
          </TableBody>
        )}
      </Table>
      {list.isWaiting && <Spinner place="over" />}
      <SlowNotice isSlow={list.isLate} />
      <LoadMore directory={directory} />
    </div>
  );
}
