import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Component as SetupScreen } from './SetupScreen.tsx';

it('has its heading, text and fields, and Complete Setup with its busy label', async () => {
  const newcomer = { ...ann, isPasswordChanged: false };
  const { actor, becomes } = startSession({ restored: returningAnn, loads: [accepted(newcomer)] });
  await becomes('passwordDue');
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={actor}>
        <SetupScreen />
      </SessionContext>
    </MemoryRouter>,
  );
  expect(markup).toMatch(/<h1[^>]*>Complete Your Profile<\/h1>/);
  expect(markup).toContain('Please set up your profile information and new password.');
  expect([...markup.matchAll(/<label[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    'First Name',
    'Last Name',
    'Display Name',
    'New Password',
    'Confirm Password',
  ]);
  expect(markup).toMatch(/<button type="submit".*>Complete Setup<.*>Updating\.\.\.</);
});
