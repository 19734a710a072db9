import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

test('links help and error to the input', () => {
  const markup = renderToStaticMarkup(
    <Field id="mail" label="Email address" help="Used to sign in." error="Enter a valid email address" />,
  );
  expect(markup).toContain('for="mail"');
  expect(markup).toContain('aria-describedby="mail-help mail-error" aria-invalid="true"');
  expect(markup).toContain('<p id="mail-help"');
  expect(markup).toContain('<p id="mail-error"');
});

test('has no aria-invalid without an error', () => {
  const markup = renderToStaticMarkup(<Field label="Email address" type="email" required error={null} />);
  expect(markup).not.toMatch(/aria-invalid|aria-describedby/);
  expect(markup).toContain('type="email"');
  expect(markup).toContain('required=""');
});

test('hides a password until Show is pressed', () => {
  const markup = renderToStaticMarkup(<Field label="New Password" type="password" autoComplete="new-password" />);
  expect(markup).toContain('type="password"');
  expect(markup).toContain('autoComplete="new-password"');
  expect(markup).toContain('aria-label="Show characters"');
});

test('links help and error to a select', () => {
  const markup = renderToStaticMarkup(
    <SelectField id="team" label="Team" error="Choose a team">
      <option>Compilers</option>
    </SelectField>,
  );
  expect(markup).toContain('<select id="team" aria-describedby="team-error" aria-invalid="true"');
});
