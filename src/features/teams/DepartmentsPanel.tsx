import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  appliedSearchOf,
  failureOf,
  filtersOf,
  isEmpty,
  isFailed,
  isListing,
  rowsOf,
} from '../../../machines/list/selectors.ts';
import type { Department, DepartmentRow } from '../../../machines/shared/entities.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { matchesSearch } from '../../../machines/rules/matchesSearch.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { DepartmentsListActor, TeamsListActor, useShowsArchived } from './teamsLists.ts';
import { OutOfDate, RetryButton, type RetryButtonProps } from '../../components/feedback/ErrorState.tsx';
import * as styles from './DepartmentsPanel.css.ts';
import { useRefreshOnline } from '../../patterns/list/listActor.ts';

/** The departments that match the search, with and without teams. Each links to its teams. */
export function DepartmentsPanel() {
  const list = DepartmentsListActor.useActorRef();
  useRefreshOnline(list);
  const departments = DepartmentsListActor.useSelector((snapshot) => rowsOf<DepartmentRow>(snapshot));
  const isShown = DepartmentsListActor.useSelector(isListing);
  const failure = DepartmentsListActor.useSelector(failureOf);
  const search = TeamsListActor.useSelector(appliedSearchOf);
  const chosen = TeamsListActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => list.send({ type: 'list.retry' });
  const focusTitle = () => heading.current?.focus();
  // The clicked link unmounts, so the focus moves to another one in the panel.
  const focusPanel = () => {
    const link = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (link('[aria-current]') ?? link('ul a'))?.focus();
  };
  const showsArchived = useShowsArchived();
  const found = departments.filter(
    ({ id, name, isArchived }) => id === chosen || (isArchived === showsArchived && matchesSearch(name, search)),
  );
  return (
    <section ref={panel} aria-labelledby="departments" className={styles.panel}>
      <header className={styles.header}>
        <h2 ref={heading} id="departments" tabIndex={-1} className={styles.title}>
          Departments
        </h2>
        {isShown && <span className={styles.count}>{formatNumber(found.length)}</span>}
        {isShown && chosen !== undefined && (
          <Link to={{ search: addressOf(showsArchived) }} className={styles.all} onClick={focusPanel}>
            All teams
          </Link>
        )}
      </header>
      {isShown && failure !== null && <OutOfDate failure={failure} onRetry={retry} passFocus={focusTitle} />}
      {found.length === 0 ? (
        <NoDepartments passFocus={focusTitle} />
      ) : (
        <div className={styles.scroller}>
          <ul role="list" className={styles.list}>
            {found.map(({ id, name }) => (
              <li key={id} className={styles.item}>
                <DepartmentLink id={id} name={name} isCurrent={id === chosen} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The query string for a department's teams, or for all teams. */
function addressOf(showsArchived: boolean, department?: string): string {
  const parameters = { ...(department && { department }), ...(showsArchived && { status: 'archived' }) };
  return new URLSearchParams(parameters).toString();
}

function DepartmentLink({ id, name, isCurrent }: Department & { isCurrent: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const showsArchived = useShowsArchived();
  useEffect(() => {
    if (isCurrent && link.current) showInStrip(link.current);
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={{ search: addressOf(showsArchived, isCurrent ? undefined : id) }}
      dir="auto"
      title={isCurrent ? 'Show all teams' : `Show the teams of ${isolated(name)}`}
      aria-current={isCurrent ? 'true' : undefined}
      // Chromium does not scroll to a link of which 32 px are in sight.
      onFocus={(event) => showInStrip(event.currentTarget)}
      className={styles.department}
    >
      {name}
    </Link>
  );
}

/** Scrolls the strip to a link without scrolling the page. */
function showInStrip(link: HTMLElement): void {
  const strip = link.closest('div');
  if (strip === null) return;
  const [shown, own] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  if (own.left < shown.left || own.right > shown.right) strip.scrollBy({ left: own.left - shown.left - own.width / 2 });
  if (own.top < shown.top || own.bottom > shown.bottom) strip.scrollBy({ top: own.top - shown.top - own.height });
}

/** Why no department is shown: loading, an error, or no match. */
function NoDepartments({ passFocus }: Pick<RetryButtonProps, 'passFocus'>) {
  const departments = DepartmentsListActor.useActorRef();
  const isMissing = DepartmentsListActor.useSelector(isEmpty);
  const hasFailed = DepartmentsListActor.useSelector(isFailed);
  const isShown = DepartmentsListActor.useSelector(isListing);
  const failure = DepartmentsListActor.useSelector(failureOf);
  if (hasFailed) {
    return (
      <div className={styles.message}>
        <span role="alert">{failure}</span>
        <RetryButton variant="text" onClick={() => departments.send({ type: 'list.retry' })} passFocus={passFocus} />
      </div>
    );
  }
  return (
    <p className={styles.message}>{isMissing ? 'No departments yet.' : isShown ? 'No department matches.' : ''}</p>
  );
}
