import { ChevronRight } from 'lucide-react';
import { memo, useDeferredValue, useId, type MouseEvent, type PointerEvent } from 'react';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { Badge, type BadgeProps } from '../../components/table/Badge.tsx';
import { Cell } from '../../components/table/Cell.tsx';
import { classes } from '../../lib/classes.ts';
import { Row } from '../../components/table/Table.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import * as styles from './AuditRow.css.ts';
import { AuditSentence } from './AuditSentence.tsx';
import { auditSentence } from './auditSentence.ts';
import { auditDate, machineTime, timeAgo, zoneOf } from './auditTime.ts';

const TONES: Record<string, NonNullable<BadgeProps['tone']>> = {
  INSERT: 'success',
  UPDATE: 'accent',
  DELETE: 'danger',
};

export type AuditRowProps = {
  entry: AuditLog;
  /** Its number in the whole table. */
  rowIndex: number;
  isOpen: boolean;
  onToggle: (id: string) => void;
};

/** An entry of the trail: who did what, where and when. Opens to what changed. */
export const AuditRow = memo(function AuditRow({ entry, rowIndex, isOpen, onToggle }: AuditRowProps) {
  const id = useId();
  // The arrow turns at once; what takes longer to draw comes after.
  const areDetailsDue = useDeferredValue(isOpen) && isOpen;
  // The column beside it says who.
  const [, ...deed] = auditSentence(entry);
  return (
    <>
      <Row
        aria-rowindex={rowIndex}
        className={classes(styles.row, isOpen && styles.open)}
        onClick={(event) => isMeantForRow(event) && onToggle(entry.id)}
      >
        <Cell label="Action" bare>
          <span className={styles.action}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={areDetailsDue ? id : undefined}
              className={styles.opener}
              onClick={() => onToggle(entry.id)}
            >
              <ChevronRight size={16} aria-hidden className={styles.arrow} />
              <Badge tone={TONES[entry.action] ?? 'neutral'}>{entry.action}</Badge>
              <VisuallyHidden>, what changed</VisuallyHidden>
            </button>
            <span
              className={styles.deed}
              title={deed
                .map(({ text, isQuoted }) => (isQuoted ? isolated(text) : text))
                .join('')
                .trim()}
            >
              <AuditSentence parts={deed} />
            </span>
          </span>
        </Cell>
        <Cell label="Table">{entry.resourceType}</Cell>
        <Cell label="Performed By">{entry.performedByLabel}</Cell>
        <Cell label="Date">
          <time dateTime={machineTime(entry.performedAt)} className={styles.date} onPointerEnter={explain(entry)}>
            {auditDate(entry.performedAt)}
          </time>
        </Cell>
      </Row>
      {areDetailsDue && <AuditDetails id={id} entry={entry} />}
    </>
  );
});

/** Whether a click is about the row: not one of its button, which acts itself, nor the end of selecting some text. */
function isMeantForRow({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') === null && window.getSelection()?.isCollapsed !== false;
}

/** Says on hover how long ago the entry was by then, and in which zone its time is given. */
function explain({ performedAt }: AuditLog) {
  return ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = `${timeAgo(performedAt, Date.now())}, ${zoneOf(performedAt)}`;
  };
}
