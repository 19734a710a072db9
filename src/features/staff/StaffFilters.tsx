import { useEffect, type ReactNode } from 'react';
import { selectChoices } from '../../../machines/filterChoices/filterChoicesMachine.ts';
import { filtersOf, isSettled } from '../../../machines/list/selectors.ts';
import { teamsOf } from '../../../machines/rules/placement.ts';
import { canAdd } from '../../../machines/rules/permissions.ts';
import { roleLabel, STAFF_ROLES } from '../../../machines/rules/roles.ts';
import { selectIsBusy } from '../../../machines/shared/dialogSelectors.ts';
import { optionsOf, STAFF_CODES, type STAFF_FILTERS } from '../../backend/wire/filters.ts';
import { CardSort } from '../../patterns/list/ListSort.tsx';
import { ListFilter, ListFilters } from '../../patterns/list/ListFilters.tsx';
import { useEditor } from '../../session/useEditor.ts';
import { FilterChoicesActor, UserListActor } from './userList.ts';

const ROLES = [...STAFF_ROLES, 'USER'].map((role) => ({ value: role, label: roleLabel(role) }));
const SORTS = { name: 'By name', email: 'By email', role: 'By role', seen: 'By last sign-in' };

type Choice = { id: string; name: string };

const option = ({ id, name }: Choice) => ({ value: id, label: name });

/** The option of a filter whose value is archived. */
const archivedOption = (records: Choice[] = [], value: string) =>
  records.filter(({ id }) => id === value).map(({ id, name }) => ({ value: id, label: `${name} (archived)` }));

/** The filters of the list of people: role, department, team and status. */
export function StaffFilters() {
  const list = UserListActor.useActorRef();
  const choices = FilterChoicesActor.useActorRef();
  const isListSettled = UserListActor.useSelector(isSettled);
  const { department = '', team = '' } = UserListActor.useSelector(filtersOf);
  const { departments, teams, archived } = FilterChoicesActor.useSelector(selectChoices);
  const isBusy = FilterChoicesActor.useSelector(selectIsBusy);
  const { role } = useEditor();
  const requestChoices = () => choices.send({ type: 'choices.request' });

  const hasTeam = (departmentId: string) =>
    departmentId === '' || team in STAFF_CODES.team || teamsOf(teams, departmentId).some(({ id }) => id === team);

  // After the rows.
  useEffect(() => {
    if (isListSettled) choices.send({ type: 'choices.request' });
  }, [isListSettled, choices]);

  const controls = {
    role: <ListFilter list={list} name="role" label="Role" all="All roles" options={ROLES} several />,
    department: (
      <ListFilter
        list={list}
        name="department"
        label="Department"
        all="All departments"
        options={[...departments.map(option), ...archivedOption(archived?.departments, department)]}
        isBusy={isBusy}
        unsets={(value) => (hasTeam(value) ? undefined : 'team')}
      />
    ),
    team: (
      <ListFilter
        list={list}
        name="team"
        label="Team"
        all="All teams"
        options={[
          ...optionsOf(STAFF_CODES.team),
          ...teamsOf(teams, department).map(option),
          ...archivedOption(archived?.teams, team),
        ]}
        isBusy={isBusy}
      />
    ),
    status: (
      <ListFilter
        list={list}
        name="status"
        label="Status"
        all="Any status"
        options={optionsOf(STAFF_CODES.status)}
        several
      />
    ),
    // Only users whom the viewer may edit can need their attention.
    attention: canAdd(role) && (
      <ListFilter
        list={list}
        name="attention"
        label="Attention"
        all="All users"
        options={optionsOf(STAFF_CODES.attention)}
      />
    ),
  } satisfies Record<keyof typeof STAFF_FILTERS, ReactNode>;

  return (
    <div onFocus={requestChoices}>
      <ListFilters list={list} sort={<CardSort list={list} own="Newest first" sorts={SORTS} />} controls={controls} />
    </div>
  );
}
