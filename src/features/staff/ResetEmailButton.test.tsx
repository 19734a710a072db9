import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { resetEmailMachine } from '../../../machines/resetEmail/resetEmailMachine.ts';
import { ResetEmailActor } from './resetEmailActor.ts';
import { ResetEmailButton } from './ResetEmailButton.tsx';

it('shows which email is being sent and which ones wait', () => {
  const requestPasswordReset = fromPromise<Outcome<unknown>, { email: string }>(() => new Promise<never>(() => {}));
  const resets = createActor(resetEmailMachine.provide({ actors: { requestPasswordReset } })).start();
  resets.send({ type: 'reset.send', email: 'ann@example.org' });
  resets.send({ type: 'reset.send', email: 'bob@example.org' });
  const button = (email: string) =>
    renderToStaticMarkup(
      <ResetEmailActor.Provider options={{ snapshot: resets.getPersistedSnapshot() }}>
        <ResetEmailButton email={email} />
      </ResetEmailActor.Provider>,
    );
  expect(button('ann@example.org')).toMatch(/aria-disabled="true".*Sending\.\.\./);
  expect(button('bob@example.org')).toMatch(/aria-disabled="true".*Waiting\.\.\./);
  expect(button('cat@example.org')).toContain('aria-disabled="false"');
});
