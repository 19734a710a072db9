import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Dialogs } from './Dialogs.tsx';

export const nothing = () => {};
const rows = { getSnapshot: () => ({ status: 'active' }), send: nothing };

/** For tests: the markup of an open dialog. */
export function dialogMarkup(dialog: ReactNode, session = startSession({}).actor): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={session}>
        <Dialogs of={{}} rows={rows}>
          {dialog}
        </Dialogs>
      </SessionContext>
    </MemoryRouter>,
  );
}
