import { shallowEqual, useSelector } from '@xstate/react';
import { appliedSearchOf, isWholeList, rowsOf, totalOf } from '../../../machines/list/selectors.ts';
import { isPrinting, isWholePrinted, printedAtOf, printedRowsOf } from '../../../machines/printRows/selectors.ts';
import { paperText } from '../list/counts.ts';
import type { ListActor } from '../list/listActor.ts';
import { FilterWords } from './FilterWords.tsx';
import { PrintActor } from './printActor.ts';
import { printTime } from './printTime.ts';
import { usePrintTime } from './usePrintTime.ts';
import * as styles from './PrintNote.css.ts';

export type PrintNoteProps = { list: ListActor; noun: { one: string; many: string } };

/** On paper: how many rows these are, of how many, what was searched, and when. The filters say themselves. */
export function PrintNote(props: PrintNoteProps) {
  const askedAt = PrintActor.useSelector(printedAtOf);
  const beganAt = usePrintTime();
  const time = askedAt ?? beganAt;
  return time !== null && <NoteOf {...props} time={time} />;
}

function NoteOf({ list, noun, time }: PrintNoteProps & { time: number }) {
  const isPrinted = PrintActor.useSelector(isPrinting);
  const printed = PrintActor.useSelector(printedRowsOf);
  const isAllPrinted = PrintActor.useSelector(isWholePrinted);
  const listed = useSelector(list, rowsOf);
  const isAllListed = useSelector(list, isWholeList);
  const total = useSelector(list, totalOf, shallowEqual);
  const search = useSelector(list, appliedSearchOf);
  const isWhole = isPrinted ? isAllPrinted : isAllListed;
  const shown = isPrinted ? printed : listed;
  return (
    <p className={styles.note}>
      {paperText(shown.length, total, isWhole, noun)}, {printTime(time)}
      {search !== '' && <FilterWords label="Search" value={search} />}
    </p>
  );
}
