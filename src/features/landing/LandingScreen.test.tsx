import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext, type SessionActor } from '../../session/SessionContext.ts';
import { LandingScreen } from './LandingScreen.tsx';

function landingOf(session: SessionActor): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={session}>
        <LandingScreen preload={() => undefined} />
      </SessionContext>
    </MemoryRouter>,
  );
}

describe('landing page', () => {
  it('shows visitors Welcome!, the text and Log In', async () => {
    const { actor, becomes } = startSession({});
    await becomes('visiting');
    const markup = landingOf(actor);
    expect(markup).toMatch(/<h1[^>]*>Welcome!<\/h1>/);
    expect(markup).toContain('Your gateway to an amazing experience. Coming soon.');
    expect(markup).toMatch(/href="\/login"[^>]*>Log In<\/a>/);
    expect(markup).not.toContain('Go to Dashboard');
  });

  it('shows signed-in users Welcome back! and Go to Dashboard', async () => {
    const { actor, becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    await becomes('ready');
    const markup = landingOf(actor);
    expect(markup).toMatch(/<h1[^>]*>Welcome back!<\/h1>/);
    expect(markup).toMatch(/href="\/dashboard"[^>]*>Go to Dashboard<\/a>/);
    expect(markup).not.toContain('Log In');
  });
});
