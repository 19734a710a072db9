import { shallowEqual, useSelector } from '@xstate/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { rowsOf, tableOf } from '../../../machines/list/selectors.ts';
import { isPrinting, printedRowsOf } from '../../../machines/printRows/printRowsMachine.ts';
import { ErrorState, RetryButton } from '../../components/feedback/ErrorState.tsx';
import { FollowContext } from '../../components/table/FollowLink.tsx';
import { NoMatch } from '../../components/feedback/EmptyState.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { SkeletonRows } from '../../components/table/SkeletonRows.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Table, TableBody, TableHead } from '../../components/table/Table.tsx';
import { focusHeading, useRefocus } from '../../lib/focus.ts';
import { PrintActor } from '../print/printActor.ts';
import { usePrintTime } from '../print/usePrintTime.ts';
import { screenSearch } from './screenSearch.ts';
import { ListRows } from './ListRows.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useListPosition } from './listPosition.ts';
import { useRefreshOnline, type ListActor } from './listActor.ts';
import { useFollowLinks } from './useFollowLinks.ts';
import * as styles from './ListTable.css.ts';

/** `aria-rowindex` counts the header. */
const HEADER_ROWS = 1;

type ListTableProps<Row extends { id: string }> = {
  list: ListActor;
  /** The accessible name. */
  label: string;
  /** The header cells. */
  head: ReactNode;
  /** The number of cells in a row. */
  columns: number;
  /** Renders a row with its `aria-rowindex`. */
  renderRow: (row: Row, rowIndex: number) => ReactNode;
  /** Shown when the list has no rows, without a search or filter. */
  empty: ReactNode;
  /** See NoMatch. */
  searched?: string;
};

/** A list in each of its states: loading, empty, no match, failed, or rows. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, label, head, columns, renderRow, empty, searched } = props;
  useRefreshOnline(list);
  const position = useListPosition(list);
  const isFindOpened = useFindInPage();
  const isOnPaper = usePrintTime() !== null;
  const follow = useFollowLinks();
  const isPrinted = PrintActor.useSelector(isPrinting);
  const printed = PrintActor.useSelector(printedRowsOf<Row>);
  const rows = useSelector(list, rowsOf<Row>);
  const state = useSelector(list, tableOf, shallowEqual);
  useRefocus(rows);

  if (state.hasNothing) return empty;
  if (state.hasNoMatch) {
    const clear = () => {
      screenSearch()?.focus();
      list.send({ type: 'query.clear' });
    };
    return <NoMatch query={state.search} isFiltered={state.isFiltered} searched={searched} onClear={clear} />;
  }
  const retry = () => list.send({ type: 'list.retry' });
  if (state.hasFailed) {
    return <ErrorState message={state.failure ?? ''} onRetry={retry} passFocus={focusHeading} />;
  }
  return (
    <div className={styles.list}>
      {state.isStale && (
        <div role="alert">
          <Notice tone="warning" action={<RetryButton onClick={retry} passFocus={focusHeading} />}>
            <p>{state.failure}</p>
            <p>The list may be out of date.</p>
          </Notice>
        </div>
      )}
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
              position={position}
              isWhole={isPrinted || isOnPaper || isFindOpened}
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

/** Whether a key opens the browser's find bar, which only searches rendered rows. */
const isFindKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

/** Whether the browser's find bar was opened. */
function useFindInPage(): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => isFindKey(event) && startTransition(() => setOpened(true));
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return isOpened;
}
