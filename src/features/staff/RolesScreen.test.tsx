import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../../../machines/shared/entities.ts';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { EditUserActor } from './editUser/editUserActor.ts';
import { RemoveUserActor } from './removeUser/removeUserActor.ts';
import { SessionContext } from '../../app/session/SessionContext.ts';
import { Component as RolesScreen } from './RolesScreen.tsx';
import { StaffRow } from './StaffTable.tsx';

const bob: StaffMember = {
  id: 'bob',
  email: 'bob@example.org',
  firstName: 'Bob',
  lastName: 'Ray',
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  createdAt: '',
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
    expect(columns.slice(0, 5)).toEqual(['Name', 'Email', 'Role', 'Team', 'Department']);
  });

  it('marks people whose setup is pending', () => {
    const row = (isPasswordChanged: boolean) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <EditUserActor.Provider>
            <RemoveUserActor.Provider>
              <StaffRow member={{ ...bob, isPasswordChanged }} rowIndex={2} editor={{ id: 'mia', role: 'MANAGER' }} />
            </RemoveUserActor.Provider>
          </EditUserActor.Provider>
        </MemoryRouter>,
      );
    expect(row(false)).toContain('>Setup pending<');
    expect(row(true)).not.toContain('Setup pending');
  });

  it('has Edit and Remove in each row, and a dash without a team or department', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <EditUserActor.Provider>
          <RemoveUserActor.Provider>
            <StaffRow member={bob} rowIndex={2} editor={{ id: 'mia', role: 'MANAGER' }} />
          </RemoveUserActor.Provider>
        </EditUserActor.Provider>
      </MemoryRouter>,
    );
    expect(markup).toContain('aria-label="Edit Bob Ray"');
    expect(markup).toContain('aria-label="Remove Bob Ray"');
    expect(markup.match(/<td[^>]*>(?:<[^>]+>)*-</g)).toHaveLength(2);
  });
});
