import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Component as AuditScreen } from './AuditScreen.tsx';

it('has a title, a search box and the columns', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={startSession({}).actor}>
        <AuditScreen />
      </SessionContext>
    </MemoryRouter>,
  );
  expect(markup).toMatch(/<h1[^>]*>Audit Logs<\/h1>/);
  expect(markup).toContain('placeholder="Search audit logs..."');
  const columns = [...markup.matchAll(/<th[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, text]) => text);
  expect(columns).toEqual(['Action', 'Table', 'Performed By', 'Date']);
});
