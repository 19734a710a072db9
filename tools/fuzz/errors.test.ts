import { AuthApiError } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BackendError } from '../../machines/shared/outcome.ts';
import { authError, dataError } from '../../src/backend/wire/errors.ts';
import { quoted, toPage } from '../../src/backend/wire/lists.ts';
import { textIn } from '../../src/backend/wire/rows.ts';
import { fuzz } from '../testing/fuzz.ts';
import { hostileText } from '../testing/hostile.ts';

const KINDS = ['permission', 'gone', 'changed', 'taken', 'invalid', 'samePassword', 'limited', 'unreachable', 'other'];

const status = fc.oneof(fc.constantFrom(0, 200, 400, 401, 403, 404, 406, 409, 422, 429, 500, 503, 520), fc.integer());
const code = fc.oneof(
  fc.constantFrom('42501', '23505', '22023', '22P02', '22P05', 'PT404', 'PT429', 'PGRST116', 'PGRST202', 'SUP'),
  fc.constantFrom('same_password', 'user_already_exists', 'over_email_send_rate_limit', '__proto__', 'constructor'),
  hostileText,
);
const message = fc.oneof(
  hostileText,
  hostileText.map((text) => `error: ${text}`),
  hostileText.map((text) => `{${text}`),
  hostileText.map((text) => `${text}\n    at fetch (index.js:1:1)`),
  hostileText.map((text) => `For security purposes, you can only request this after ${text} seconds.`),
);

function expectReadable({ kind, message: words, retryAfter }: BackendError): void {
  expect(KINDS).toContain(kind);
  if (words !== null) {
    expect(words).not.toMatch(/^(error:|[{[<])/i);
    expect(words.trim()).not.toBe('');
  }
  if (retryAfter !== undefined) expect(Number.isFinite(retryAfter)).toBe(true);
}

it('F-06 only readable error messages of a server are shown', () => {
  fuzz.each(fc.record({ status, code: fc.option(code), message }), 1_000, (error) => {
    expectReadable(dataError(error, 30));
  });
  fuzz.each(fc.tuple(message, status, code), 800, ([text, number, name]) => {
    expectReadable(authError(new AuthApiError(text, number, name), 30));
  });
});

it('any filter value is quoted and escaped', () => {
  fuzz.each(hostileText, 500, (value) => {
    const inside = quoted(value).slice(1, -1);
    expect(inside.replace(/\\(.)/gs, '$1')).toBe(value);
    expect(inside.replace(/\\./gs, '')).not.toContain('"');
  });
});

it('the cursor of a page is its last row, with any name', () => {
  const rows = fc.array(fc.record({ id: fc.uuid(), name: hostileText }), { maxLength: 12 });
  fuzz.each(fc.tuple(rows, fc.integer({ min: 1, max: 10 })), 500, ([sent, size]) => {
    const page = toPage(sent, size, { keyColumn: 'name', parse: (row) => textIn(row, 'name') });
    expect(page.rows).toEqual(sent.slice(0, size).map((row) => row.name));
    expect(page.next).toEqual(sent.length > size ? { key: sent[size - 1]?.name, id: sent[size - 1]?.id } : null);
  });
});
