import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';
import { startSession } from '../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { Gate } from './Gate.tsx';

type Options = Parameters<typeof startSession>[0] & { after?: number };

/** The markup of a route after some milliseconds. */
function markupOf(access: 'ready' | 'setup', { after = 0, ...effects }: Options = {}): string {
  const clock = new SimulatedClock();
  const { actor } = startSession({ clock, ...effects });
  clock.increment(after);
  return renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={actor}>
        <Gate access={access} />
      </SessionContext>
    </MemoryRouter>,
  );
}

describe.each(['ready', 'setup'] as const)('protected route (%s)', (access) => {
  it('shows a spinner while the session loads', () => {
    expect(markupOf(access)).toMatch(/role="status".*Loading/);
  });

  it('shows after 15 s that the email link got no response, and offers Retry', () => {
    const markup = markupOf(access, { restored: new Promise(() => {}), after: REQUEST_TIMEOUT });
    expect(markup).toContain('Your link did not open in time');
    expect(markup).toMatch(/href="\/login".*>Retry</);
    expect(markup).not.toContain('role="status"');
  });
});
