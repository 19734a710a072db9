import { createActorContext } from '@xstate/react';
import { filterChoicesMachine } from '../../../machines/filterChoices/filterChoicesMachine.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { statusLabel } from '../../../machines/rules/accountStatus.ts';
import { roleLabel } from '../../../machines/rules/roles.ts';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import type { User } from '../../../machines/shared/entities.ts';
import { PERSON_FIELDS } from '../../../machines/shared/personForm.ts';
import { STAFF_FILTERS } from '../../backend/wire/filters.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { exportLogic } from '../../patterns/export/exportActor.ts';
import { cellTime } from '../../../machines/rules/dates.ts';
import { type LoadPage, abortable } from '../../patterns/list/listActor.ts';
import type { AllowedQuery } from '../../patterns/list/queryAddress.ts';
import { currentStatus } from '../../patterns/record/statusBadge.tsx';
import { loadPlacementChoices } from './loadPlacementChoices.ts';

/** The filters and sort orders of the list of people that the URL may contain. */
export const STAFF_QUERY: AllowedQuery = {
  filters: STAFF_FILTERS,
  sorts: ['name', 'email', 'role', 'seen'],
};

/** The noun of counts. */
export const PEOPLE = { one: 'person', many: 'people' };

/** Loads a page of the list of people. */
export const loadUserPage: LoadPage = async (request, signal) => (await loadBackend()).listUsers(request, signal);

/** The list of people; `rememberQuery` is provided by the screen. */
export const userListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadUserPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countUsers(input, signal)),
  },
});

export const UserListActor = createActorContext(userListLogic);

/** The departments and teams that the list can be filtered by. */
export const FilterChoicesActor = createActorContext(
  filterChoicesMachine.provide({ actors: { loadChoices: loadPlacementChoices } }),
);

/** Exports the list of people with its filters and sort order. */
export const userExportLogic = exportLogic<User>(
  {
    name: 'people',
    table: 'users',
    columns: {
      ...Object.fromEntries(
        fieldsOf(PERSON_FIELDS).map((field) => [PERSON_FIELDS[field], (person: User) => person[field] ?? '']),
      ),
      Email: ({ email }) => email,
      Role: ({ role }) => roleLabel(role),
      Team: ({ assignment }) => assignment?.team?.name ?? '',
      Department: ({ assignment }) => assignment?.department?.name ?? '',
      Status: (member) => statusLabel(currentStatus(member)),
      'Suspended From (UTC)': ({ suspendedFrom }) => cellTime(suspendedFrom),
      'Signed Up': ({ isSignedUp }) => (isSignedUp ? 'Yes, address not confirmed' : ''),
      'Last Sign-in (UTC)': ({ lastSeenAt }) => cellTime(lastSeenAt),
      'Added (UTC)': ({ createdAt }) => cellTime(createdAt),
    },
  },
  loadUserPage,
);
