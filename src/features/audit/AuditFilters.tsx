import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { filtersOf } from '../../../machines/list/selectors.ts';
import type { AUDIT_FILTERS } from '../../backend/wire/filters.ts';
import { AuditListActor } from './auditListActor.ts';
import { ListFilter, ListFilters } from '../../patterns/list/ListFilters.tsx';
import { FilterWords } from '../../patterns/print/PrintNote.tsx';
import { DateFilter } from '../../components/form/DateField.tsx';
import { PersonFilterControl } from './PersonFilterControl.tsx';
import { ACTIONS, TABLES } from './auditWords.ts';

/** Filters the audit log by subject, actor, action, table and days. */
export function AuditFilters() {
  const list = AuditListActor.useActorRef();
  const { entry = '' } = useSelector(list, filtersOf);
  const controls = {
    about: <PersonFilterControl filter="about" word="About" label="About whom" placeholder="About anyone" />,
    by: <PersonFilterControl filter="by" word="By" label="By whom" placeholder="By anyone" align="end" />,
    action: <ListFilter list={list} name="action" label="Action" all="All actions" options={ACTIONS} />,
    table: <ListFilter list={list} name="table" label="Table" all="All tables" options={TABLES} />,
    from: <DayFilter name="from" label="From" />,
    until: <DayFilter name="until" label="Until" />,
    // From the address of an entry.
    entry: entry !== '' && (
      <ListFilter
        list={list}
        name="entry"
        label="Entry"
        all="All entries"
        options={[{ value: entry, label: 'One entry' }]}
      />
    ),
  } satisfies Record<keyof typeof AUDIT_FILTERS, ReactNode>;
  return <ListFilters list={list} controls={controls} />;
}

function DayFilter({ name, label }: { name: 'from' | 'until'; label: string }) {
  const list = AuditListActor.useActorRef();
  const from = useSelector(list, (snapshot) => filtersOf(snapshot)['from'] ?? '');
  const until = useSelector(list, (snapshot) => filtersOf(snapshot)['until'] ?? '');
  const day = name === 'from' ? from : until;
  // A reversed range would match nothing.
  const bounds = name === 'from' ? { latest: until } : { earliest: from };
  return (
    <>
      {day !== '' && <FilterWords label={label} value={day} />}
      <DateFilter
        label={label}
        value={day}
        {...bounds}
        onValueChange={(value) => list.send({ type: 'filter.set', name, value })}
      />
    </>
  );
}
