import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Component as AuditScreen } from './AuditScreen.tsx';

async function render(mayReadLog: boolean) {
  const { actor, becomes } = startSession({ restored: returningAnn, loads: [accepted({ ...ann, mayReadLog })] });
  await becomes('ready');
  return renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={actor}>
        <AuditScreen />
      </SessionContext>
    </MemoryRouter>,
  );
}

it('says that the role may not read the audit log, not that it is empty', async () => {
  const markup = await render(false);
  expect(markup).toMatch(/<h1[^>]*>Audit Logs<\/h1>.*Your role may not read the audit log/);
  expect(markup).not.toContain('<table');
});

it('has a title, a search box and the columns', async () => {
  const markup = await render(true);
  expect(markup).toMatch(/<h1[^>]*>Audit Logs<\/h1>/);
  expect(markup).toContain('placeholder="Search audit logs..."');
  const columns = [...markup.matchAll(/<th[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, text]) => text);
  expect(columns).toEqual(['Action', 'Table', 'Performed By', 'Date']);
});
