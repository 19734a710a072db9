import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Profile } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { accepted, ann, created, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { settingsLogic } from './settingsActor.ts';

const saveDisplayName = vi.hoisted(() => vi.fn<() => Promise<Outcome<Profile>>>());
vi.mock('../../backend/loadBackend.ts', () => ({ loadBackend: () => Promise.resolve({ saveDisplayName }) }));
vi.mock('../../patterns/toasts/announce.ts', () => ({
  announce: vi.fn(),
  announcements: { announceSuccess: vi.fn(), announceFailure: vi.fn() },
}));

it('reports only the saved name to the session, not the theme', async () => {
  const session = startSession({ restored: returningAnn, loads: [accepted(ann)] });
  await session.becomes('ready');
  saveDisplayName.mockImplementation(() => {
    session.send({ type: 'profile.changed', profile: { ...ann, themePreference: 'dark' } });
    return Promise.resolve(created({ ...ann, displayName: 'Annie' }));
  });
  const settings = createActor(
    settingsLogic(session.actor, () => undefined),
    {
      input: { userId: ann.id, email: ann.email, displayName: ann.displayName, draft: null },
    },
  ).start();
  settings.send({ type: 'field.change', field: 'displayName', value: 'Annie' });
  settings.send({ type: 'form.submit' });
  await waitFor(settings, (snapshot) => !snapshot.hasTag('busy'), { timeout: 500 });
  expect(selectProfile(session.actor.getSnapshot())).toEqual({ ...ann, displayName: 'Annie', themePreference: 'dark' });
});
