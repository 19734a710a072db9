import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { rowsOf, tableOf } from '../../../machines/list/selectors.ts';
import { isPrinting, printedRowsOf } from '../../../machines/printRows/selectors.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { FollowContext } from '../../components/table/RowActions.tsx';
import { NoMatch } from '../../components/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../components/table/SkeletonRows.tsx';
import { SlowNotice } from '../../components/feedback/Notice.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Table, TableBody, TableHead } from '../../components/table/Table.tsx';
import { focusHeading } from '../../lib/focus.ts';
import { useFollowLinks } from './useFollowLinks.ts';
import { PrintActor } from '../print/printActor.ts';
import { usePrintTime } from '../print/usePrintTime.ts';
import { screenSearch } from '../shortcuts/screenSearch.ts';
import { ListRows } from './ListRows.tsx';
import { LoadMore } from './LoadMore.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useFindInPage } from './useFindInPage.ts';
import { useListPosition } from './useListPosition.ts';
import { useRefreshOnline } from './useRefreshOnline.ts';
import type { ListActor } from './listActor.ts';
import * as styles from './ListTable.css.ts';

/** The header counts as a row of a table. */
const HEADER_ROWS = 1;

export type ListTableProps<Row extends { id: string }> = {
  list: ListActor;
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
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, label, head, columns, renderRow, empty, searched } = props;
  useRefreshOnline(list);
  const place = useListPosition(list);
  const isSearched = useFindInPage();
  const isOnPaper = usePrintTime() !== null;
  const follow = useFollowLinks();
  const isPrinted = PrintActor.useSelector(isPrinting);
  const printed = PrintActor.useSelector(printedRowsOf<Row>);
  const rows = useSelector(list, rowsOf<Row>);
  const state = useSelector(list, tableOf, shallowEqual);

  if (state.hasNothing) return empty;
  if (state.hasNoMatch) {
    const clear = () => {
      screenSearch()?.focus();
      list.send({ type: 'query.clear' });
    };
    return <NoMatch query={state.search} isFiltered={state.isFiltered} searched={searched} onClear={clear} />;
  }
  if (state.hasFailed) {
    const retry = () => list.send({ type: 'list.retry' });
    return <ErrorState message={state.failure ?? ''} onRetry={retry} passFocus={focusHeading} />;
  }
  return (
    <div className={styles.list}>
      <StaleNotice list={list} />
      <Table
        aria-label={label}
        aria-busy={!state.hasRows || state.isUpdating}
        aria-rowcount={state.exactTotal === null ? -1 : state.exactTotal + HEADER_ROWS}
      >
        <TableHead>{head}</TableHead>
        {state.hasRows ? (
          <FollowContext value={follow}>
            <ListRows
              rows={isPrinted ? printed : rows}
              columns={columns}
              place={place}
              isWhole={isPrinted || isOnPaper || isSearched}
              renderRow={renderRow}
              className={state.isLongUpdating ? styles.dimmed : undefined}
            />
          </FollowContext>
        ) : (
          <TableBody>
            <SkeletonRows columns={columns} />
          </TableBody>
        )}
      </Table>
      {state.isWaiting && <Spinner place="over" />}
      <SlowNotice isSlow={state.isLate} />
      <LoadMore list={list} />
    </div>
  );
}
