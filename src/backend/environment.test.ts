import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const right = { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_key' };

describe('environment', () => {
  it('returns the backend URL and its public key', () => {
    expect(readEnvironment(right)).toEqual({ url: 'https://project.supabase.co', anonKey: 'sb_publishable_key' });
    expect(readEnvironment({ ...right, VITE_SUPABASE_URL: ' http://localhost:5173 ' }).url).toBe(
      'http://localhost:5173',
    );
  });

  it.each([
    {},
    { ...right, VITE_SUPABASE_URL: '' },
    { ...right, VITE_SUPABASE_ANON_KEY: undefined },
    { ...right, VITE_SUPABASE_ANON_KEY: ' ' },
  ])('rejects missing variables: %j', (env) => {
    expect(() => readEnvironment(env)).toThrow(new Error('Missing Supabase environment variables'));
  });

  it.each(['project.supabase.co', 'https://', 'javascript:alert(1)', 'ftp://host', 'no url'])(
    'rejects a malformed URL: %s',
    (url) => {
      expect(() => readEnvironment({ ...right, VITE_SUPABASE_URL: url })).toThrow(
        new Error('Invalid Supabase URL format'),
      );
    },
  );
});
