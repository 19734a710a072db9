import { useEffect } from 'react';
import { areChoicesComing, choicesOf } from '../../../machines/filterChoices/selectors.ts';
import { filtersOf, isSettled } from '../../../machines/list/selectors.ts';
import { teamsOf } from '../../../machines/rules/placement.ts';
import { roleLabel, STAFF_ROLES } from '../../../machines/rules/roles.ts';
import { FilterChoicesActor } from './filterChoicesActor.ts';
import { StaffListActor } from './staffListActor.ts';
import { CardSort } from '../list/CardSort.tsx';
import { ListFilter, ListFilters } from '../list/ListFilters.tsx';

const ROLES = [...STAFF_ROLES, 'USER'].map((role) => ({ value: role, label: roleLabel(role) }));
const SETUPS = [{ value: 'pending', label: 'Setup pending' }];
const SORTS = { name: 'By name', email: 'By email', role: 'By role' };

const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Narrows the list of people to a role, a department, a team, or to those whose setup is pending. */
export function StaffFilters() {
  const list = StaffListActor.useActorRef();
  const choices = FilterChoicesActor.useActorRef();
  const isListSettled = StaffListActor.useSelector(isSettled);
  const { department = '', team = '' } = StaffListActor.useSelector(filtersOf);
  const { departments, teams } = FilterChoicesActor.useSelector(choicesOf);
  const isBusy = FilterChoicesActor.useSelector(areChoicesComing);
  const want = () => choices.send({ type: 'choices.want' });

  const hasTeam = (departmentId: string) =>
    departmentId === '' || teamsOf(teams, departmentId).some(({ id }) => id === team);

  // The rows come first: nobody reaches for a filter before.
  useEffect(() => {
    if (isListSettled) choices.send({ type: 'choices.want' });
  }, [isListSettled, choices]);

  return (
    <div onFocus={want}>
      <ListFilters list={list} sort={<CardSort list={list} own="Newest first" sorts={SORTS} />}>
        <ListFilter list={list} name="role" label="Role" all="All roles" options={ROLES} />
        <ListFilter
          list={list}
          name="department"
          label="Department"
          all="All departments"
          options={departments.map(option)}
          isBusy={isBusy}
          unsets={(value) => (hasTeam(value) ? undefined : 'team')}
        />
        <ListFilter
          list={list}
          name="team"
          label="Team"
          all="All teams"
          options={teamsOf(teams, department).map(option)}
          isBusy={isBusy}
        />
        <ListFilter list={list} name="setup" label="Setup" all="Any setup" options={SETUPS} />
      </ListFilters>
    </div>
  );
}
