import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { auditSentence } from '../audit/auditSentence.ts';
import { auditDate, machineTime, timeAgo } from '../audit/auditTime.ts';
import * as styles from './LatestChanges.css.ts';

/** Who changed what, and how long ago that was when it came on screen. */
export function LatestChange({ entry }: { entry: AuditLog }) {
  const [shownAt] = useState(() => Date.now());
  const sentence = auditSentence(entry);
  return (
    <li>
      <Link to="/dashboard/audit" className={styles.link}>
        <span className={styles.sentence} title={sentence.map(({ text }) => text).join('')}>
          {sentence.map(({ text, isQuoted }, part) =>
            isQuoted ? (
              <bdi key={part} className={styles.quoted}>
                {text}
              </bdi>
            ) : (
              text
            ),
          )}
        </span>
        <time dateTime={machineTime(entry.performedAt)} title={auditDate(entry.performedAt)} className={styles.time}>
          {timeAgo(entry.performedAt, shownAt)}
        </time>
      </Link>
    </li>
  );
}
