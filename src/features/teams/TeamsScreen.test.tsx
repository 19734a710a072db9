import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import type { PageRequest, RowCount } from '../../../machines/list/page.ts';
import { isListing, isStale } from '../../../machines/list/selectors.ts';
import { NO_REASON, type Outcome } from '../../../machines/shared/outcome.ts';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { DepartmentsListActor, TeamsListActor, teamsListLogic } from './teamsLists.ts';
import { PrintActor } from '../../patterns/print/printActor.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { dialogMarkup, nothing } from '../../patterns/dialog/dialogMarkup.tsx';
import { Component as AddTeamDialog } from './addTeam/AddTeamDialog.tsx';
import { Component as DepartmentDialog } from './DepartmentDialog.tsx';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import { Component as TeamsScreen } from './TeamsScreen.tsx';
import { TeamsTable } from './TeamsTable.tsx';

/** Toasts need a browser. */
vi.mock('../../patterns/toasts/ToastSlot.tsx', () => ({ ToastSlot: () => null }));

describe('Teams & Departments', () => {
  it('has a title, its buttons, a search box and the columns', async () => {
    const { actor, becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    await becomes('ready');
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <SessionContext value={actor}>
          <TeamsScreen />
        </SessionContext>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/<h1[^>]*>Teams &amp; Departments<\/h1>/);
    for (const name of ['Add Department', 'Add Team']) {
      expect(markup).toMatch(new RegExp(`<button[^>]*>.*${name}.*</button>`));
    }
    expect(markup).toContain('placeholder="Search teams or departments..."');
    const columns = [...markup.matchAll(/<th[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, text]) => text);
    expect(columns.slice(0, 3)).toEqual(['Team Name', 'Department', 'Members']);
  });

  it('shows a spinner while loading', () => {
    vi.useFakeTimers();
    const logic = teamsListLogic.provide({
      actors: {
        loadPage: fromPromise<LoadedPage, PageRequest>(() => new Promise<never>(() => {})),
        countRows: fromPromise<Outcome<RowCount>, PageRequest>(() => new Promise<never>(() => {})),
      },
    });
    const input = { failureText: 'Failed to load teams' };
    const list = createActor(logic, { input }).start();
    vi.advanceTimersByTime(1_000);
    const snapshot = list.getPersistedSnapshot();
    list.stop();
    vi.useRealTimers();
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <TeamsListActor.Provider logic={logic} options={{ input, snapshot }}>
          <PrintActor.Provider>
            <TeamsTable addButton={null} />
          </PrintActor.Provider>
        </TeamsListActor.Provider>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/role="status"(?:(?!<\/div>).)*Loading/);
  });

  it('marks the departments as out of date after a failed refresh', async () => {
    const sales = { id: 'sales', name: 'Sales', isArchived: false };
    const loadPage = vi
      .fn<() => Promise<LoadedPage>>()
      .mockResolvedValueOnce({ ok: true, value: { rows: [sales], next: null } })
      .mockResolvedValueOnce(NO_REASON);
    const input = { failureText: 'Failed to load departments' };
    const list = createActor(listMachine.provide({ actors: { loadPage: fromPromise(loadPage) } }), { input }).start();
    await waitFor(list, isListing);
    list.send({ type: 'list.refresh' });
    const snapshot = await waitFor(list, isStale);
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <TeamsListActor.Provider options={{ input }}>
          <DepartmentsListActor.Provider options={{ input, snapshot }}>
            <DepartmentsPanel />
          </DepartmentsListActor.Provider>
        </TeamsListActor.Provider>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/role="alert".*Failed to load departments.*This data may be out of date.*Retry.*Sales/);
  });

  it('Add Team has its title, a required name, a department, Add Team and Cancel', () => {
    const markup = dialogMarkup(<AddTeamDialog input={{ department: null }} onClosed={nothing} />);
    expect(markup).toMatch(/<h2[^>]*>Add Team<\/h2>/);
    expect(markup).toMatch(/<label[^>]*>Team Name</);
    expect(markup).toMatch(/<input[^>]*required=""/);
    expect(markup).toMatch(/<label[^>]*>Department</);
    expect(markup).toMatch(/>Cancel<.*<button type="submit".*>Add Team<.*>Adding\.\.\.</);
  });

  it('Add Department has its title, a required name, Add Department and Cancel', () => {
    const markup = dialogMarkup(<DepartmentDialog row={null} onClosed={nothing} />);
    expect(markup).toMatch(/<h2[^>]*>Add Department<\/h2>/);
    expect(markup).toMatch(/<label[^>]*>Department Name</);
    expect(markup).toMatch(/<input[^>]*required=""/);
    expect(markup).toMatch(/>Cancel<.*<button type="submit".*>Add Department<.*>Adding\.\.\.</);
  });
});
