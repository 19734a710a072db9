import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Party } from '../../../machines/rules/permissions.ts';
import type { User } from '../../../machines/shared/entities.ts';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Component as RolesScreen } from './RolesScreen.tsx';
import { SelectionActor } from './selection/selectionActor.ts';
import { StaffRow } from './StaffTable.tsx';
import { UserListActor } from './userList.ts';

const bob: User = {
  id: 'bob',
  email: 'bob@example.org',
  firstName: 'Bob',
  lastName: 'Ray',
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  createdAt: '',
  lastSeenAt: null,
  updatedAt: '',
  assignment: null,
};

describe('Roles & Users', () => {
  it('has a title, Add User, a search box and the columns', async () => {
    const { actor, becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    await becomes('ready');
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <SessionContext value={actor}>
          <RolesScreen />
        </SessionContext>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/<h1[^>]*>Roles &amp; Users<\/h1>/);
    expect(markup).toMatch(/<button[^>]*>.*Add User.*<\/button>/);
    expect(markup).toContain('placeholder="Search by name, email, or role..."');
    const columns = [...markup.matchAll(/<th[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, text]) => text);
    expect(columns.slice(0, 6)).toEqual(['Name', 'Email', 'Role', 'Team', 'Department', 'Last sign-in']);
  });

  const row = (member: Partial<User> = {}, editor: Party = { id: 'mia', role: 'MANAGER' }) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <UserListActor.Provider options={{ input: { failureText: 'Failed to load users' } }}>
          <SelectionActor.Provider>
            <StaffRow member={{ ...bob, ...member }} rowIndex={2} editor={editor} />
          </SelectionActor.Provider>
        </UserListActor.Provider>
      </MemoryRouter>,
    );
  const nextYear = new Date().getFullYear() + 1;
  const badges = [
    'Temporary password',
    'Invitation sent',
    'Invitation expired',
    'Leaving on',
    'Suspended',
    'Signed up',
  ];

  it.each<[string, Partial<User>]>([
    ['Temporary password', { isPasswordChanged: false }],
    ['Invitation sent', { isPasswordChanged: false, invitedAt: new Date().toISOString() }],
    ['Invitation expired', { isPasswordChanged: false, invitedAt: '2026-03-03T08:00:00Z' }],
    ['Signed up, address not confirmed', { isSignedUp: true }],
    ['Suspended', { suspendedFrom: '2026-03-03T08:00:00Z' }],
    [`Leaving on Dec 12, ${nextYear}`, { suspendedFrom: new Date(nextYear, 11, 13).toISOString() }],
  ])('marks people with the badge %s', (badge, member) => {
    expect(row(member).replace('<!-- -->', '')).toContain(`>${badge}<`);
    for (const other of badges.filter((text) => !badge.startsWith(text)))
      expect(row(member)).not.toContain(`>${other}<`);
  });

  it('has no badge for active people', () => {
    for (const badge of badges) expect(row()).not.toContain(badge);
  });

  it('has a checkbox, Edit, Remove and a menu in each row, and a dash without a team or department', () => {
    const markup = row();
    const labels = [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual(['Select Bob Ray', 'Edit Bob Ray', 'Remove Bob Ray', 'Actions for Bob Ray']);
    expect(markup.match(/<td[^>]*>(?:<[^>]+>)*-</g)).toHaveLength(2);
  });
});
