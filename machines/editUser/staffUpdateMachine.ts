import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import type { StaffMember } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { isAccepted, needsRead, isFound, isMissing, withError } from '../shared/outcomeGuards.ts';
import { formOf, hasPlacementOf, hasProfileOf, type ProfileEdit, type StaffEdit } from './editUserForm.ts';

type StaffUpdateInput = {
  /** The version that the edit is based on: only fields that differ from it are written. */
  member: StaffMember;
  edit: StaffEdit;
};

export type StaffUpdateOutput = {
  /**
   * `savedUnread`: saved, but `member` is older. `conflict`: nothing is saved, and `member` is a newer version.
   * `rejected`: nothing is saved. `assignmentRejected`: names and role were changed and are saved, the assignment is
   * not.
   */
  result: 'saved' | 'savedUnread' | 'conflict' | 'gone' | 'rejected' | 'assignmentRejected';
  /** The latest known version. */
  member: StaffMember;
  error: BackendError | null;
};

type StaffChange = { id: string; updatedAt: string } & ProfileEdit;
type Reading = Outcome<StaffMember | null>;

/** Whether the server rejects the edit for lack of permission, not because of a value, which has a message. */
export function isForbidden(error: BackendError | null): boolean {
  return error?.kind === 'permission' && error.message === null;
}

/** Saves names and role, then the assignment. If a result is unknown, reads the row and compares it. */
export const staffUpdateMachine = setup({
  types: {
    context: {} as StaffUpdateInput &
      StaffUpdateOutput & {
        /** The version that the edit is based on. */
        base: StaffMember;
      },
    input: {} as StaffUpdateInput,
    output: {} as StaffUpdateOutput,
  },
  actors: {
    saveStaffMember: fromPromise<Outcome<StaffMember>, StaffChange>(notProvided('saveStaffMember')),
    assign: fromPromise<Outcome<unknown>, { userId: string } & Placement>(notProvided('assign')),
    reassign: fromPromise<Outcome<unknown>, { assignmentId: string; from: Placement } & Placement>(
      notProvided('reassign'),
    ),
    loadStaffMember: fromPromise<Reading, { id: string }>(notProvided('loadStaffMember')),
  },
  actions: {
    storeMember: assign((_, reading: Reading) => (reading.ok && reading.value ? { member: reading.value } : {})),
    storeOutcome: assign(withError),
    setResult: assign((_, result: StaffUpdateOutput['result']) => ({ result })),
  },
  guards: {
    isProfileSaved: ({ context: { member, edit } }) => hasProfileOf(member, edit),
    isProfileUntouched: ({ context: { base, edit } }) => hasProfileOf(base, edit),
    isPlacementUntouched: ({ context: { base, edit } }) => hasPlacementOf(base, edit),
    isPlacementSaved: ({ context: { member, edit } }) => hasPlacementOf(member, edit),
    isAssigned: ({ context }) => context.member.assignment !== null,
    isAccepted,
    needsRead: (_, outcome: Outcome<unknown>) => needsRead(_, outcome) || (!outcome.ok && isForbidden(outcome.error)),
    isFound,
    isMissing,
    isProfileFound: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && hasProfileOf(reading.value, context.edit),
    isPlacementFound: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && hasPlacementOf(reading.value, context.edit),
    isNewer: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && reading.value.updatedAt !== context.member.updatedAt,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'staffUpdate',
  description: 'Writes the fields that differ from the base version. Ends with the result.',
  context: ({ input }) => ({ ...input, base: input.member, result: 'rejected', error: null }),
  output: ({ context: { result, member, error } }) => ({ result, member, error }),
  initial: 'updatingProfile',
  states: {
    updatingProfile: {
      description: 'Skipped if names and role did not change.',
      always: [{ guard: 'isProfileSaved', target: 'updatingPlacement' }, { target: 'savingProfile' }],
    },
    savingProfile: {
      invoke: {
        src: 'saveStaffMember',
        input: ({ context: { member, edit } }) => {
          const { departmentId, teamId, ...profile } = edit;
          return { id: member.id, updatedAt: member.updatedAt, ...profile };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'updatingPlacement',
            actions: { type: 'storeMember', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsRead', params: ({ event }) => event.output },
            target: 'comparingProfile',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          { target: 'rejected', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'comparingProfile', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'comparingProfile', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    comparingProfile: {
      description:
        'After no response, a newer version, no row or no permission: reads the row to find out what is saved.',
      invoke: {
        src: 'loadStaffMember',
        input: ({ context }) => ({ id: context.member.id }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'gone' },
          {
            guard: { type: 'isProfileFound', params: ({ event }) => event.output },
            target: 'updatingPlacement',
            actions: { type: 'storeMember', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'storeMember', params: ({ event }) => event.output },
          },
          { target: 'rejected' },
        ],
        onError: 'rejected',
      },
      after: { requestTimeout: 'rejected' },
    },
    updatingPlacement: {
      description: 'Adds or changes the assignment, if department or team differ.',
      always: [
        {
          guard: 'isPlacementUntouched',
          target: 'saved',
          description: 'Another user may have changed the assignment.',
        },
        { guard: 'isPlacementSaved', target: 'saved' },
        { guard: 'isAssigned', target: 'reassigning' },
        { target: 'assigning' },
      ],
    },
    assigning: {
      invoke: {
        src: 'assign',
        input: ({ context: { member, edit } }) => ({
          userId: member.id,
          teamId: edit.teamId,
          departmentId: edit.departmentId,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'rereading' },
          {
            guard: { type: 'needsRead', params: ({ event }) => event.output },
            target: 'comparingPlacement',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          { target: 'placementRejected', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'comparingPlacement', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'comparingPlacement', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    reassigning: {
      invoke: {
        src: 'reassign',
        input: ({ context: { base, member, edit } }) => ({
          assignmentId: member.assignment?.id ?? '',
          from: placementIds(formOf(base)),
          teamId: edit.teamId,
          departmentId: edit.departmentId,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'rereading' },
          {
            guard: { type: 'needsRead', params: ({ event }) => event.output },
            target: 'comparingPlacement',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          { target: 'placementRejected', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'comparingPlacement', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'comparingPlacement', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
    },
    rereading: {
      description: 'Reads the row as stored, for the list: a team determines its department.',
      invoke: {
        src: 'loadStaffMember',
        input: ({ context }) => ({ id: context.member.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'storeMember', params: ({ event }) => event.output },
          },
          { target: 'savedUnread' },
        ],
        onError: 'savedUnread',
      },
      after: { requestTimeout: 'savedUnread' },
    },
    comparingPlacement: {
      description: 'After no response, no permission or another assignment: reads the row to find out what is saved.',
      invoke: {
        src: 'loadStaffMember',
        input: ({ context }) => ({ id: context.member.id }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'gone' },
          {
            guard: { type: 'isPlacementFound', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'storeMember', params: ({ event }) => event.output },
          },
          { target: 'placementRejected', actions: { type: 'storeMember', params: ({ event }) => event.output } },
        ],
        onError: 'placementRejected',
      },
      after: { requestTimeout: 'placementRejected' },
    },
    placementRejected: {
      description: 'Reports names and role as saved only if they were changed.',
      always: [{ guard: 'isProfileUntouched', target: 'rejected' }, { target: 'assignmentRejected' }],
    },
    saved: { type: 'final', entry: { type: 'setResult', params: 'saved' } },
    savedUnread: {
      description: 'Saved, but the row could not be read again.',
      type: 'final',
      entry: { type: 'setResult', params: 'savedUnread' },
    },
    conflict: { type: 'final', entry: { type: 'setResult', params: 'conflict' } },
    gone: { type: 'final', entry: { type: 'setResult', params: 'gone' } },
    rejected: { type: 'final' },
    assignmentRejected: { type: 'final', entry: { type: 'setResult', params: 'assignmentRejected' } },
  },
});
