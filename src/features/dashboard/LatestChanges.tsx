import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { selectLatest, selectLatestFailure } from '../../../machines/overview/overviewMachine.ts';
import { LATEST_COUNT, OverviewActor } from './overviewActor.ts';
import { ErrorState, OutOfDate } from '../../components/feedback/ErrorState.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import * as styles from './LatestChanges.css.ts';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { entryPath } from '../../session/paths.ts';
import { Age } from '../../patterns/time/Age.tsx';
import { auditSentence } from '../audit/auditSentence.ts';
import { performerDetail } from '../audit/auditWords.ts';

/** The latest entries of the audit log, each a link to the entry. */
export function LatestChanges() {
  const overview = OverviewActor.useActorRef();
  const latest = OverviewActor.useSelector(selectLatest);
  const failure = OverviewActor.useSelector(selectLatestFailure);
  const retry = () => overview.send({ type: 'latest.retry' });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => heading.current?.focus();
  return (
    <section aria-labelledby="latest-changes" className={styles.section}>
      <header className={styles.header}>
        <h2 ref={heading} id="latest-changes" tabIndex={-1}>
          Latest changes
        </h2>
        <Link to="/dashboard/audit" className={styles.all}>
          View all<VisuallyHidden> changes</VisuallyHidden>
        </Link>
      </header>
      {failure !== null && latest !== null && <OutOfDate failure={failure} onRetry={retry} passFocus={focusTitle} />}
      {failure !== null && latest === null ? (
        <ErrorState message={failure} onRetry={retry} passFocus={focusTitle} />
      ) : latest?.length === 0 ? (
        <p className={styles.nothing}>Nothing has been changed yet.</p>
      ) : (
        <ul role="list" className={styles.list} aria-busy={latest === null}>
          {latest?.map((entry) => <LatestChange key={entry.id} entry={entry} />) ?? <Skeletons />}
        </ul>
      )}
    </section>
  );
}

/** Widths in percent, so that the rows look like sentences. */
const WIDTHS = [46, 62, 38, 54];

function Skeletons() {
  return Array.from({ length: LATEST_COUNT }, (_, row) => (
    <li key={row} aria-hidden className={styles.row}>
      <span className={styles.skeleton} style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
    </li>
  ));
}

/** The sentence of an entry, and its age. */
function LatestChange({ entry }: { entry: AuditLog }) {
  const sentence = auditSentence(entry);
  return (
    <li>
      <Link to={entryPath(entry.id)} className={styles.link}>
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
          <bdi className={styles.performer} title={performerDetail(entry)}>
            {performerDetail(entry)}
          </bdi>
        </span>
        <Age time={entry.performedAt} className={styles.time} />
      </Link>
    </li>
  );
}
