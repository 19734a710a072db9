import { useNavigate, useSearchParams } from 'react-router-dom';
import { minuteText, timeAgo } from '../../../machines/rules/dates.ts';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { entryPath, teamPath, userPath } from '../../session/paths.ts';
import { FollowLink } from '../../components/table/FollowLink.tsx';
import { copyText } from '../../patterns/toasts/copyText.ts';
import { focusHeading } from '../../lib/focus.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../components/button/Button.tsx';
import { Row } from '../../components/table/Table.tsx';
import * as styles from './AuditRow.css.ts';
import { auditSentence, type SentencePart } from './auditSentence.ts';
import type { PersonFilter } from './personFilter.ts';
import { fieldChanges, isReported, performerDetail } from './auditWords.ts';

type AuditDetailsProps = {
  id: string;
  entry: AuditLog;
};

/** The changes of an audit entry: as a sentence, and each field before and after. */
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
              {minuteText(performedAt)}
            </p>
            {performerDetail(entry) !== '' && (
              <p className={styles.when}>
                Performed by <bdi>{entry.performedByLabel}</bdi> · <bdi>{performerDetail(entry)}</bdi>
              </p>
            )}
            {isReported(entry) && <p className={styles.when}>Reported by the app. The server cannot verify it.</p>}
          </div>
          <Comparison entry={entry} />
          <PersonLinks entry={entry} />
        </div>
      </td>
    </Row>
  );
}

/** Copy link, and links that filter the list by the entry's actor or subject; Back returns to the current list. */
function PersonLinks({ entry }: { entry: AuditLog }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { performedBy, performedByLabel, subjectId, label } = entry;
  const filterBy = (name: PersonFilter, value: string) => () => {
    const filtered = new URLSearchParams(parameters);
    filtered.set(name, value);
    void navigate({ search: filtered.toString() });
    focusHeading();
  };
  return (
    <div className={styles.allowed}>
      <Button
        variant="text"
        onClick={() => void copyText(`${window.location.origin}${entryPath(entry.id)}`, 'Link copied')}
      >
        Copy link
      </Button>
      {subjectId !== null && label !== null && (
        <Button variant="text" onClick={filterBy('about', subjectId)}>
          <span>
            Everything about <bdi>{label}</bdi>
          </span>
        </Button>
      )}
      {performedBy !== null && (
        <Button variant="text" onClick={filterBy('by', performedBy)}>
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
  if (changes.length === 0) return entry.action === 'UPDATE' ? <p className={styles.when}>No field changed.</p> : null;
  const columns = isReport ? ['Value'] : ['Before', 'After'];
  // The roles keep the table a table for screen readers when its rows are stacked.
  return (
    <table role="table" className={styles.comparison} aria-label={isReport ? 'What was reported' : 'What changed'}>
      <thead>
        <tr>
          <th scope="col" className={styles.fieldHead}>
            Field
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.comparisonHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, ids }) => (
          <tr key={field} role="row">
            <th role="rowheader" scope="row" className={styles.field}>
              {field}
            </th>
            {!isReport && (
              <td role="cell" dir="auto" data-label="Before" className={styles.before}>
                <Value field={field} text={before} id={ids?.old} />
              </td>
            )}
            <td role="cell" dir="auto" data-label={columns.at(-1)} className={styles.after}>
              <Value field={field} text={after} id={ids?.new} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value; the name of a team links to its page, because another team may have this name by now. */
function Value({ field, text, id }: { field: string; text: string; id: unknown }) {
  if (field !== 'Team' || typeof id !== 'string') return text;
  return (
    <FollowLink href={teamPath(id)} className={styles.name}>
      {text}
    </FollowLink>
  );
}

const PATHS = { user: userPath, team: teamPath };

/** The text of an audit sentence, whose names link to their pages except to `here`. */
export function AuditSentence({ parts, here }: { parts: SentencePart[]; here?: string }) {
  return parts.map(({ text, isQuoted, record }, index) => {
    if (!isQuoted) return text;
    const href = record && PATHS[record.kind](record.id);
    // Isolated, so that a right-to-left name does not reorder the sentence.
    return (
      <bdi key={index}>
        {href === undefined || href === here ? (
          text
        ) : (
          <FollowLink href={href} className={styles.name}>
            {text}
          </FollowLink>
        )}
      </bdi>
    );
  });
}
