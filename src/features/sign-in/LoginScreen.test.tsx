import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../../../machines/session/sessionFixtures.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { Component as LoginScreen } from './LoginScreen.tsx';

describe('sign-in screen', () => {
  let markup = '';

  beforeAll(async () => {
    const { actor, becomes } = startSession({});
    await becomes('visiting');
    markup = renderToStaticMarkup(
      <MemoryRouter>
        <SessionContext value={actor}>
          <LoginScreen preload={() => undefined} />
        </SessionContext>
      </MemoryRouter>,
    );
  });

  it('has native inputs for email and password in a novalidate form', () => {
    expect(markup).toMatch(/<form[^>]* noValidate=""/i);
    for (const [label, type] of [
      ['Email address', 'email'],
      ['Password', 'password'],
    ] as const) {
      const id = new RegExp(`<label[^>]* for="([^"]+)"[^>]*>${label}<`).exec(markup)?.[1] ?? 'none';
      const input = (markup.match(/<input[^>]*>/g) ?? []).find((tag) => tag.includes(`id="${id}"`));
      expect(input, label).toContain(`type="${type}"`);
      expect(input, label).toContain('required=""');
    }
  });

  it('has Forgot your password?, Sign in with its busy label, and Back to Home', () => {
    const buttons = markup.match(/<button.*?<\/button>/g) ?? [];
    expect(buttons.find((button) => button.includes('Forgot your password?'))).toContain('type="button"');
    expect(buttons.find((button) => button.includes('type="submit"'))).toMatch(/>Sign in<.*>Signing in\.\.\.</);
    expect(markup).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/);
  });
});
