import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { Button } from '../../components/button/Button.tsx';
import { Row } from '../../components/table/Table.tsx';
import * as styles from './AuditRow.css.ts';
import { AuditSentence } from './AuditSentence.tsx';
import { auditSentence } from './auditSentence.ts';
import { timeAgo, zoneOf } from './auditTime.ts';
import type { PersonFilter } from './personFilter.ts';
import { fieldChanges, isReported } from './auditWords.ts';
import { useNow } from './useNow.ts';

export type AuditDetailsProps = {
  id: string;
  entry: AuditLog;
};

/** What an entry of the trail changed: in a sentence, and field by field, before and after. */
export function AuditDetails({ id, entry }: AuditDetailsProps) {
  const { performedAt } = entry;
  const now = useNow();
  return (
    <Row id={id} className={styles.details}>
      <td role="cell" colSpan={4} className={styles.detailsCell}>
        <div className={styles.content}>
          <div>
            <p className={styles.sentence}>
              <AuditSentence parts={auditSentence(entry)} />
            </p>
            <p className={styles.when}>
              <span className={styles.ago}>{timeAgo(performedAt, now)}, </span>
              {zoneOf(performedAt)}
            </p>
            {isReported(entry) && <p className={styles.when}>Reported by the app. The server cannot verify it.</p>}
          </div>
          <Comparison entry={entry} />
          <AllowedQuery entry={entry} />
        </div>
      </td>
    </Row>
  );
}

/** Ways to see more of who did it, and of whom it is about; Back leads from there to this list again. */
function AllowedQuery({ entry }: { entry: AuditLog }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { performedBy, performedByLabel, subjectId, label } = entry;
  const narrow = (name: PersonFilter, value: string) => () => {
    const filtered = new URLSearchParams(parameters);
    filtered.set(name, value);
    void navigate({ search: filtered.toString() });
    focusHeading();
  };
  return (
    <div className={styles.allowed}>
      {subjectId !== null && label !== null && (
        <Button variant="text" onClick={narrow('about', subjectId)}>
          <span>
            Everything about <bdi>{label}</bdi>
          </span>
        </Button>
      )}
      {performedBy !== null && (
        <Button variant="text" onClick={narrow('by', performedBy)}>
          <span>
            Everything by <bdi>{performedByLabel}</bdi>
          </span>
        </Button>
      )}
    </div>
  );
}

function Comparison({ entry }: { entry: AuditLog }) {
  const changes = fieldChanges(entry);
  const isReport = isReported(entry);
  if (changes.length === 0) return isReport ? null : <p className={styles.when}>No field changed.</p>;
  return (
    <table className={styles.comparison} aria-label={isReport ? 'What was reported' : 'What changed'}>
      <thead>
        <tr>
          <th scope="col" className={styles.fieldHead}>
            Field
          </th>
          {!isReport && (
            <th scope="col" className={styles.comparisonHead}>
              Before
            </th>
          )}
          <th scope="col" className={styles.comparisonHead}>
            {isReport ? 'Value' : 'After'}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" className={styles.field}>
              {field}
            </th>
            {!isReport && (
              <td dir="auto" className={styles.before}>
                {before}
              </td>
            )}
            <td dir="auto" className={styles.after}>
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
