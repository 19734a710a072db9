import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  selectFailure,
  selectIsNotFound,
  selectRecord,
  type LoadedRecord,
} from '../../../machines/recordPage/recordPageMachine.ts';
import { selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { sectionOf } from '../../session/paths.ts';
import { ErrorState, OutOfDate } from '../../components/feedback/ErrorState.tsx';
import { NotFoundMessage } from '../../components/feedback/NotFoundMessage.tsx';
import { SlowNotice } from '../../components/feedback/Notice.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { RecordHeader, type RecordHeaderProps } from '../../components/layout/RecordHeader.tsx';
import { FollowContext } from '../../components/table/FollowLink.tsx';
import { focusHeading, useFocusOnFailure, useRefocus } from '../../lib/focus.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { useFollowLinks, useListAddress } from '../list/useFollowLinks.ts';
import { RecordPageActor } from './recordPage.ts';
import * as styles from './RecordPage.css.ts';

type RecordPageProps<Entity> = {
  /** The kind of record, such as "User". */
  kind: string;
  nameOf: (record: Entity) => string;
  header: (record: Entity) => Omit<RecordHeaderProps, 'kind' | 'name'>;
  children: (record: Entity) => ReactNode;
  /** Shown if there is no such record: what may have happened, and links that may help. */
  missing: { text: string; actions: ReactNode };
};

/** The page of one record in each of its states: loading, not found, failed, or shown. */
export function RecordPage<Entity extends LoadedRecord>(props: RecordPageProps<Entity>) {
  const { kind, nameOf, header, children, missing } = props;
  const page = RecordPageActor.useActorRef();
  const record = RecordPageActor.useSelector(selectRecord) as Entity | null;
  const isNotFound = RecordPageActor.useSelector(selectIsNotFound);
  const failure = RecordPageActor.useSelector(selectFailure);
  const isSlow = RecordPageActor.useSelector(selectIsSlow);
  const follow = useFollowLinks();
  useRefocus(record);
  const name = record === null ? undefined : nameOf(record);
  usePageTitle(isNotFound ? 'Page not found' : (name ?? kind));

  if (isNotFound) return <Missing {...missing} />;
  const retry = () => page.send({ type: 'page.retry' });
  return (
    <FollowContext value={follow}>
      <BackToList />
      <RecordHeader
        kind={kind}
        name={failure === null ? name : (name ?? kind)}
        {...(record !== null && header(record))}
      />
      <div className={styles.state}>
        {failure !== null && record === null && (
          <ErrorState message={failure} onRetry={retry} passFocus={focusHeading} />
        )}
        {failure !== null && record !== null && (
          <OutOfDate failure={failure} onRetry={retry} passFocus={focusHeading} />
        )}
        {record !== null && children(record)}
        {record === null && failure === null && <Spinner />}
        <SlowNotice isSlow={isSlow} />
      </div>
    </FollowContext>
  );
}

function Missing({ text, actions }: RecordPageProps<never>['missing']) {
  useFocusOnFailure();
  return (
    <div className={styles.missing}>
      <NotFoundMessage text={text} actions={actions} />
    </div>
  );
}

function BackToList() {
  const section = sectionOf(useLocation().pathname);
  const address = useListAddress(section?.path ?? '');
  if (section === undefined) return null;
  return (
    <Link to={address} className={styles.back}>
      <ChevronLeft size={14} aria-hidden />
      {section.title}
    </Link>
  );
}

/** A fact about a record, in a `<dl>`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}
