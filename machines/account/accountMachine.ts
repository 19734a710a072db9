import { and, not, setup, stateIn } from 'xstate';
import { assignableRoles, canEdit, type Party } from '../rules/permissions.ts';

/** An event that an editor sends. The database checks the same permissions (`editable_user`). */
type By<Type extends string> = { type: Type; editor: Party };

type EditorEvent =
  | By<'account.add'>
  | By<'account.invite'>
  | By<'account.withdraw'>
  | By<'account.suspend'>
  | By<'account.leave'>
  | By<'account.restore'>
  | By<'account.requirePassword'>
  | By<'account.remove'>;

/** An event from the owner of the account or from a timer, not from an editor. */
type OwnEvent =
  | { type: 'session.started' }
  | { type: 'password.changed' }
  | { type: 'setup.completed' }
  | { type: 'leavingDate.reached' };

const sent = <Event>({ event }: { event: Event }) => event;

/**
 * The lifecycle of an account. The database derives the same states from `is_password_changed`, `password_changed_at`,
 * `invited_at`, `suspended_from` and the sessions; supabase/tests/account.test.ts compares the two.
 */
export const accountMachine = setup({
  types: {
    context: {} as { target: Party },
    input: {} as { target: Party },
    events: {} as EditorEvent | OwnEvent,
  },
  guards: {
    canEdit: ({ context }, { editor }: { editor: Party }) => canEdit(editor, context.target),
    canAdd: ({ context }, { editor }: { editor: Party }) =>
      assignableRoles(editor.role).some((role) => role === context.target.role),
  },
}).createMachine({
  id: 'account',
  description: 'The life of an account, from the first invitation to its removal.',
  context: ({ input }) => ({ target: input.target }),
  initial: 'absent',
  states: {
    absent: {
      description: 'There is no account yet.',
      on: { 'account.add': { guard: { type: 'canAdd', params: ({ event }) => event }, target: 'present' } },
    },
    present: {
      type: 'parallel',
      on: { 'account.remove': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'removed' } },
      states: {
        setup: {
          initial: 'pending',
          on: {
            'account.requirePassword': {
              description: 'Also before setup is complete: otherwise the same password would complete it.',
              guard: and([{ type: 'canEdit', params: sent }, not(stateIn('#invited'))]),
              target: '.pending',
            },
            'account.restore': {
              description: 'A user who set a password during the suspension chooses another one.',
              guard: and([{ type: 'canEdit', params: sent }, stateIn('#newPassword')]),
              target: '.pending',
            },
          },
          states: {
            pending: {
              description: 'The user has no rights. An editor may know the temporary password.',
              on: {
                'account.invite': [
                  { description: 'The link would not sign them in.', guard: stateIn('#suspended') },
                  { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'invited' },
                ],
                'password.changed': 'completing',
              },
            },
            invited: {
              id: 'invited',
              description: 'An email with a link to /setup was sent. It can be sent again.',
              on: {
                'account.withdraw': {
                  guard: { type: 'canEdit', params: ({ event }) => event },
                  target: '#account.removed',
                },
                'password.changed': 'completing',
              },
            },
            completing: {
              description: 'The user has chosen a password; the names are not saved yet.',
              on: { 'setup.completed': { guard: not(stateIn('#suspended')), target: 'complete' } },
            },
            complete: {
              description: 'The user has the rights of their role, unless they are suspended.',
            },
          },
        },
        access: {
          initial: 'open',
          states: {
            open: {
              on: {
                'account.suspend': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'suspended' },
                'account.leave': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'leaving' },
              },
            },
            leaving: {
              description:
                'The user is suspended from a day in the future, which another day or a suspension can replace.',
              on: {
                'account.leave': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'leaving' },
                'account.suspend': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'suspended' },
                'account.restore': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'open' },
                'leavingDate.reached': 'suspended',
              },
            },
            suspended: {
              id: 'suspended',
              description:
                'The user can only read their own row. Role, team and theme stay. A last day needs a restore first.',
              on: {
                'account.restore': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'open' },
              },
              initial: 'oldPassword',
              states: {
                oldPassword: { on: { 'password.changed': 'newPassword' } },
                newPassword: {
                  id: 'newPassword',
                  description: 'The password was changed during the suspension, with the old one or a reset link.',
                  on: {
                    'account.requirePassword': {
                      guard: { type: 'canEdit', params: ({ event }) => event },
                      target: 'oldPassword',
                    },
                  },
                },
              },
            },
          },
        },
        sessions: {
          initial: 'none',
          states: {
            none: { on: { 'session.started': 'some' } },
            some: {
              description: 'Also during a suspension and past the last day, where sessions have no rights.',
              on: {
                'account.suspend': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'none' },
                'account.requirePassword': { guard: { type: 'canEdit', params: ({ event }) => event }, target: 'none' },
                'account.restore': {
                  description: 'Restoring a leaving user ends no session.',
                  guard: and([{ type: 'canEdit', params: sent }, stateIn('#suspended')]),
                  target: 'none',
                },
              },
            },
          },
        },
      },
    },
    removed: { type: 'final' },
  },
});
