import { shallowEqual, useSelector } from '@xstate/react';
import { appliedSearchOf, isWholeList, rowsOf, totalOf } from '../../../machines/list/selectors.ts';
import {
  isPrinting,
  isWholePrinted,
  printedAtOf,
  printedRowsOf,
} from '../../../machines/printRows/printRowsMachine.ts';
import { minuteText } from '../../../machines/rules/dates.ts';
import type { ListActor } from '../list/listActor.ts';
import { paperText, type Noun } from '../list/ListCount.tsx';
import { PrintActor } from './printActor.ts';
import { usePrintTime } from './usePrintTime.ts';
import * as styles from './PrintNote.css.ts';

type PrintNoteProps = { list: ListActor; noun: Noun };

/** Printed: the number of rows, the search, and the time. */
export function PrintNote(props: PrintNoteProps) {
  const startedAt = PrintActor.useSelector(printedAtOf);
  const printStartedAt = usePrintTime();
  const time = startedAt ?? printStartedAt;
  return time !== null && <NoteAt {...props} time={time} />;
}

function NoteAt({ list, noun, time }: PrintNoteProps & { time: number }) {
  const isPrinted = PrintActor.useSelector(isPrinting);
  const printed = PrintActor.useSelector(printedRowsOf);
  const isAllPrinted = PrintActor.useSelector(isWholePrinted);
  const listed = useSelector(list, rowsOf);
  const isAllListed = useSelector(list, isWholeList);
  const total = useSelector(list, totalOf, shallowEqual);
  const search = useSelector(list, appliedSearchOf);
  const isWhole = isPrinted ? isAllPrinted : isAllListed;
  const rows = isPrinted ? printed : listed;
  return (
    <p className={styles.note}>
      {paperText(rows.length, total, isWhole, noun)}, {minuteText(time)}
      {search !== '' && <FilterWords label="Search" value={search} />}
    </p>
  );
}

type FilterWordsProps = { label: string; value: string };

/** Printed: the value of a filter, instead of its control. */
export function FilterWords({ label, value }: FilterWordsProps) {
  return (
    <span className={styles.words}>
      {label}: <bdi>{value}</bdi>
    </span>
  );
}
