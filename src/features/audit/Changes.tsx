import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { Age } from '../../patterns/time/Age.tsx';
import { entryPath } from '../../session/paths.ts';
import { AuditSentence } from './AuditDetails.tsx';
import { auditSentence } from './auditSentence.ts';
import { performerDetail } from './auditWords.ts';
import * as page from '../../patterns/record/RecordPage.css.ts';
import * as styles from './Changes.css.ts';

type ChangesProps = {
  title: string;
  entries: AuditLog[];
  /** The path of all entries in the audit log. */
  all: string;
  /** The path of this page, which names do not link to. */
  here: string;
  /** Shown without entries. */
  nothing: string;
};

/** Entries of the audit log as sentences, newest first. */
export function Changes({ title, entries, all, here, nothing }: ChangesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={page.section}>
      <header className={page.sectionHeader}>
        <h2 id={id}>{title}</h2>
        {entries.length > 0 && (
          <Link to={all} className={page.all}>
            Show all<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
          </Link>
        )}
      </header>
      {entries.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <span className={styles.sentence}>
                <AuditSentence parts={auditSentence(entry)} here={here} />
                <span className={styles.performer}>{performerDetail(entry)}</span>
              </span>
              <Link to={entryPath(entry.id)} className={styles.time}>
                <Age time={entry.performedAt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
