import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { startSession } from '../../../machines/session/sessionUnderTest.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { Gate } from './Gate.tsx';

it.each(['ready', 'setup'] as const)('a protected route (%s) shows a spinner while the session loads', (access) => {
  const { actor } = startSession({});
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={actor}>
        <Gate access={access} />
      </SessionContext>
    </MemoryRouter>,
  );
  expect(markup).toMatch(/role="status".*Loading/);
});
