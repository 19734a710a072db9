import { ChevronRight } from 'lucide-react';
import { memo, type MouseEvent, type PointerEvent, useDeferredValue, useId } from 'react';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { userPath } from '../../session/paths.ts';
import { Badge, type BadgeProps } from '../../components/table/Badge.tsx';
import { Cell } from '../../components/table/Cell.tsx';
import { classes } from '../../lib/classes.ts';
import { Row } from '../../components/table/Table.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { AuditDetails, AuditSentence } from './AuditDetails.tsx';
import * as styles from './AuditRow.css.ts';
import { auditSentence } from './auditSentence.ts';
import { performerDetail } from './auditWords.ts';
import { machineTime, minuteText, secondText, timeAgo } from '../../../machines/rules/dates.ts';

const TONES: Record<string, NonNullable<BadgeProps['tone']>> = {
  INSERT: 'success',
  UPDATE: 'accent',
  DELETE: 'danger',
};

type AuditRowProps = {
  entry: AuditLog;
  /** Its position in the whole table. */
  rowIndex: number;
  isOpen: boolean;
  onToggle: (id: string) => void;
};

/** An audit entry, which expands to its details. */
export const AuditRow = memo(function AuditRow({ entry, rowIndex, isOpen, onToggle }: AuditRowProps) {
  const { performedBy } = entry;
  const id = useId();
  // Deferred, so that the arrow turns at once.
  const areDetailsShown = useDeferredValue(isOpen) && isOpen;
  // Without the actor, who has a column.
  const [, ...change] = auditSentence(entry);
  return (
    <>
      <Row
        aria-rowindex={rowIndex}
        className={classes(styles.row, isOpen && styles.open)}
        onClick={(event) => isRowClick(event) && onToggle(entry.id)}
      >
        <Cell label="Action" bare>
          <span className={styles.action}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={areDetailsShown ? id : undefined}
              className={styles.opener}
              onClick={() => onToggle(entry.id)}
            >
              <ChevronRight size={16} aria-hidden className={styles.arrow} />
              <Badge tone={TONES[entry.action] ?? 'neutral'}>{entry.action}</Badge>
              <VisuallyHidden>, what changed</VisuallyHidden>
            </button>
            <span
              className={styles.change}
              title={change
                .map(({ text, isQuoted }) => (isQuoted ? isolated(text) : text))
                .join('')
                .trim()}
            >
              <AuditSentence parts={change} />
            </span>
          </span>
        </Cell>
        <Cell label="Table">{entry.resourceType}</Cell>
        <Cell
          label="Performed By"
          href={performedBy === null ? undefined : userPath(performedBy)}
          detail={performerDetail(entry)}
        >
          {entry.performedByLabel}
        </Cell>
        <Cell label="Date">
          <time dateTime={machineTime(entry.performedAt)} className={styles.date} onPointerEnter={showAge(entry)}>
            {secondText(entry.performedAt)}
          </time>
        </Cell>
      </Row>
      {areDetailsShown && <AuditDetails id={id} entry={entry} />}
    </>
  );
});

/** Whether a click is neither on a button or link nor the end of a text selection. */
function isRowClick({ target }: MouseEvent): boolean {
  return (
    target instanceof Element && target.closest('button, a') === null && window.getSelection()?.isCollapsed !== false
  );
}

/** Sets the title on hover: the age of the entry, and its time with the zone. */
function showAge({ performedAt }: AuditLog) {
  return ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = `${timeAgo(performedAt, Date.now())}, ${minuteText(performedAt)}`;
  };
}
