import { describe, expect, it } from 'vitest';
import { dataError, limited, readable } from './backendError.ts';

describe('the refusal of a read or a write', () => {
  it.each([
    ['a rule of ours', '42501', 403, 'You cannot give this role', 'permission', 'You cannot give this role'],
    [
      'row level security',
      '42501',
      403,
      'new row violates row-level security policy for table "users"',
      'permission',
      null,
    ],
    ['a missing grant', '42501', 401, 'permission denied for table users', 'permission', null],
    ['a value we refuse', '22023', 400, 'There is no role CHIEF', 'invalid', 'There is no role CHIEF'],
    ['a value Postgres refuses', '22P02', 400, 'invalid input syntax for type uuid: "no"', 'invalid', null],
    ['a missing person', 'PT404', 404, 'User not found', 'gone', 'User not found'],
    ['a rule with its own status', 'PT403', 403, 'Not today', 'permission', 'Not today'],
    [
      'a name we call taken',
      '23505',
      409,
      'This email address belongs to an existing user',
      'taken',
      'This email address belongs to an existing user',
    ],
    [
      'an index without words',
      '23505',
      409,
      'duplicate key value violates unique constraint "users_pkey"',
      'taken',
      null,
    ],
    ['a missing reference', '23503', 409, 'insert or update on table "users" violates foreign key', 'gone', null],
    ['a check', '23514', 400, 'new row for relation "users" violates check constraint', 'invalid', null],
    ['no row', 'PGRST116', 406, 'JSON object requested, multiple (or no) rows returned', 'gone', null],
    ['a fault of the embedded backend', 'SUP', 500, 'error: new row for relation "users"', 'other', null],
    ['a code that is the name of a property', 'constructor', 400, 'no', 'other', null],
    ['an empty object', undefined, 500, '{}', 'other', null],
    ['HTML', undefined, 404, '<html>Not found</html>', 'other', null],
    ['a page of somebody else', undefined, 200, '<html>Please log in to this network</html>', 'unreachable', null],
    ['a gateway that names a number', 429, 429, 'Slow down', 'limited', null],
    ['a gateway', undefined, 503, 'upstream', 'unreachable', null],
    ['a project that is paused', undefined, 540, 'Project paused', 'unreachable', null],
    ['a gateway that waited in vain', undefined, 544, 'Gateway timeout', 'unreachable', null],
    ['no answer', '', 0, 'TypeError: Failed to fetch', 'unreachable', null],
  ])('F-06 F-54 is judged: %s', (_, code, status, message, kind, shown) => {
    expect(dataError({ ...(code === undefined ? {} : { code }), status, message })).toEqual({ kind, message: shown });
  });

  it.each([
    ['teams_name_in_department', 'A team with this name already exists in this department'],
    ['departments_name', 'A department with this name already exists'],
  ])('finds words for the index %s', (index, message) => {
    const text = `duplicate key value violates unique constraint "${index}"`;
    expect(dataError({ code: '23505', status: 409, message: text })).toEqual({ kind: 'taken', message });
  });

  it.each(['PGRST202', 'PGRST205'])('F-55 names the files to run in development: %s', (code) => {
    const { kind, message } = dataError({ code, status: 404, message: 'Could not find the table' });
    expect(kind).toBe('other');
    expect(message).toBe('The database is not set up. Run the files of supabase/migrations.');
  });

  it('takes the seconds to wait from the text, or else from the header', () => {
    const text = 'For security purposes, you can only request this after 42 seconds.';
    expect(limited(text, text, 7)).toEqual({ kind: 'limited', message: text, retryAfter: 42 });
    expect(dataError({ status: 429, message: 'Too many requests' }, 7)).toEqual({
      kind: 'limited',
      message: null,
      retryAfter: 7,
    });
    expect(dataError({ status: 429 })).toEqual({ kind: 'limited', message: null });
    expect(dataError({ code: 'PT429', status: 429, message: 'Wait, please' }, 7)).toEqual({
      kind: 'limited',
      message: 'Wait, please',
      retryAfter: 7,
    });
  });

  it.each(['', '  ', '{}', '{"a":1}', '[]', '<html>', 'error: new row', 'Error: x\n    at f (file.js:1)'])(
    'shows nobody %j',
    (text) => expect(readable(text)).toBeNull(),
  );
});
