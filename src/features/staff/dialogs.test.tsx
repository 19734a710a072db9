import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../machines/shared/entities.ts';
import type { Role } from '../../../machines/rules/roles.ts';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { Component as SuspendUserDialog } from './suspendUser/SuspendUserDialog.tsx';
import { Component as AddUserDialog } from './addUser/AddUserDialog.tsx';
import { Component as EditUserDialog } from './editUser/EditUserDialog.tsx';
import { Component as RemoveUserDialog } from './removeUser/RemoveUserDialog.tsx';
import { dialogMarkup, nothing } from '../../patterns/dialog/dialogMarkup.tsx';

/** Toasts need a browser. */
vi.mock('../../patterns/toasts/ToastSlot.tsx', () => ({ ToastSlot: () => null }));

const editor = { id: 'mia', role: 'MANAGER' } as const;
const mia = { ...ann, ...editor };
const session = startSession({ restored: returningAnn, loads: [accepted(mia)] });
beforeAll(() => session.becomes('ready'));

function bob(role: Role): User {
  return {
    id: 'bob',
    email: 'bob@example.org',
    firstName: 'Bob',
    lastName: 'Ray',
    displayName: null,
    role,
    isPasswordChanged: true,
    invitedAt: null,
    suspendedFrom: null,
    isSignedUp: false,
    createdAt: '',
    lastSeenAt: null,
    updatedAt: '',
    assignment: null,
  };
}

const markupOf = (dialog: ReactNode) => dialogMarkup(dialog, session.actor);

/** The markup of Edit User for a person with this role. */
function editing(role: Role): string {
  return markupOf(<EditUserDialog input={{ editor, target: bob(role) }} onClosed={nothing} />);
}

/** The markup of Remove User for a person with this role. */
function removing(role: Role): string {
  return markupOf(<RemoveUserDialog input={{ editor, target: bob(role) }} onClosed={nothing} />);
}

/** The markup of Suspend User for a person with this role. */
function suspending(role: Role, suspendedFrom: string | null = null): string {
  const input = { editor, target: { ...bob(role), suspendedFrom }, today: '2026-11-27' };
  return markupOf(<SuspendUserDialog input={input} onClosed={nothing} />);
}

/** The start tag of the control with this label. */
function control(markup: string, label: string): string {
  const id = new RegExp(`<label[^>]* for="([^"]+)"[^>]*>${label}<`).exec(markup)?.[1] ?? 'none';
  return (markup.match(/<(input|select)[^>]*>/g) ?? []).find((tag) => tag.includes(`id="${id}"`)) ?? '';
}

describe('dialogs of Roles & Users:', () => {
  it('Add User requires email and names, and offers role, department and team', () => {
    const markup = markupOf(<AddUserDialog input={{ editor }} onClosed={nothing} />);
    expect(markup).toMatch(/<h2[^>]*>Add User<\/h2>/);
    expect(control(markup, 'Email')).toContain('type="email"');
    for (const label of ['Email', 'First Name', 'Last Name']) {
      expect(control(markup, label), label).toContain('required=""');
    }
    for (const label of ['Role', 'Department', 'Team']) {
      expect(control(markup, label), label).toMatch(/^<select/);
      expect(control(markup, label), label).not.toContain('required');
    }
    expect(markup).toMatch(/<button type="submit".*>Add User<.*>Adding\.\.\.</);
  });

  it('Edit User requires the names, and shows Saving... while it saves', () => {
    const markup = editing('EMPLOYEE');
    expect(markup).toMatch(/<h2[^>]*>Edit User<\/h2>/);
    for (const label of ['First Name', 'Last Name']) {
      expect(control(markup, label), label).toContain('required=""');
    }
    expect(markup).toMatch(/<button type="submit".*>Save<.*>Saving\.\.\.</);
  });

  it('Edit User shows Permission Denied for people whom the editor may not edit', () => {
    const markup = editing('ADMIN');
    expect(markup).toMatch(/<h2[^>]*>Permission Denied<\/h2>/);
    expect(markup).not.toContain('First Name');
  });

  it('Permission Denied has a message and Close', () => {
    const markup = editing('MANAGER');
    expect(markup).toContain('You do not have permission to edit this user&#x27;s information.');
    expect(markup).toMatch(/<button[^>]*>.*Close.*<\/button>/);
  });

  it('Permission Denied shows the reason, and the roles that have the permission', () => {
    expect(editing('ADMIN')).toContain('A Manager cannot edit an Admin. This takes a Superuser.');
    expect(editing('MANAGER')).toContain('A Manager cannot edit a Manager. This takes a Superuser or an Admin.');
    const markup = markupOf(<AddUserDialog input={{ editor: { id: 'eve', role: 'EMPLOYEE' } }} onClosed={nothing} />);
    expect(markup).toContain(
      'An Employee cannot add users. This takes a Superuser, an Admin, a Manager, or a Supervisor.',
    );
  });

  it('Permission Denied shows the editor’s current role', () => {
    session.send({ type: 'profile.changed', profile: { ...mia, role: 'EMPLOYEE' } });
    expect(editing('ADMIN')).toContain('An Employee cannot edit an Admin. This takes a Superuser.');
    expect(removing('ADMIN')).toContain('An Employee cannot remove an Admin. This takes a Superuser.');
    session.send({ type: 'profile.changed', profile: mia });
  });

  it('Permission Denied of Remove User mentions the removal', () => {
    const markup = removing('ADMIN');
    expect(markup).toContain('You do not have permission to edit this user&#x27;s information.');
    expect(markup).toContain('A Manager cannot remove an Admin. This takes a Superuser.');
  });

  it('Suspend User has an optional last day, from today on, and an optional reason', () => {
    const markup = suspending('EMPLOYEE');
    expect(markup).toMatch(/<h2[^>]*>Suspend User<\/h2>/);
    expect(control(markup, 'Last day')).toMatch(/type="date"/);
    expect(control(markup, 'Last day')).toContain('min="2026-11-27"');
    for (const label of ['Last day', 'Reason']) expect(control(markup, label), label).not.toContain('required');
    expect(markup).toMatch(/<button type="submit".*>Suspend<.*>Suspending\.\.\.</);
  });

  it('Suspend User shows the leaving date that it replaces', () => {
    expect(suspending('EMPLOYEE')).not.toContain('leaves on');
    const startsAt = new Date(2026, 11, 13).toISOString();
    expect(suspending('EMPLOYEE', startsAt)).toContain('Bob Ray leaves on Dec 12, 2026; this replaces that date.');
  });

  it('Permission Denied of Suspend User mentions the suspension', () => {
    expect(suspending('ADMIN')).toContain('A Manager cannot suspend an Admin. This takes a Superuser.');
  });

  it('Remove User asks for confirmation with name and email, Remove and Cancel', () => {
    const markup = removing('EMPLOYEE');
    expect(markup).toContain(
      'Are you sure you want to remove Bob Ray (bob@example.org)? This action cannot be undone.',
    );
    expect(markup.match(/>(Cancel|Remove)</g)).toEqual(['>Cancel<', '>Remove<']);
  });
});
