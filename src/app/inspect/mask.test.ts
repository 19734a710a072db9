import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableName, normalizedEmail } from '../../../machines/rules/text.ts';
import { emailError, nameError, newPasswordError, unreservedNameError } from '../../../machines/rules/validation.ts';
import { createMask } from './mask.ts';

const mask = (value: unknown) => createMask()(value);
/** The placeholders of several values under the same name in one recording. */
const maskedAll = (name: string, values: string[]) => {
  const masked = createMask();
  return values.map((value) => (masked({ [name]: value }) as Record<string, string>)[name] ?? '');
};

it.each<[string, unknown, unknown]>([
  ['an address', { email: 'ann@staff.test' }, { email: 'person1@example.org' }],
  ['an address with capitals', { email: 'Ann@staff.test' }, { email: 'Person1@example.org' }],
  ['an invalid address', { email: 'ann@staff' }, { email: 'person1@example' }],
  [
    'an address in a key',
    { 'ann@staff.test': 1, all: ['ann@staff.test'] },
    { 'person1@example.org': 1, all: ['person1@example.org'] },
  ],
  [
    'ids, but not the prefix of an option',
    ['person-6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6BA7B810-9dad-11d1-80b4-00c04fd430c8'],
    ['person-00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'],
  ],
])('replaces %s', (_, value, expected) => {
  expect(mask(value)).toEqual(expected);
});

it('does not replace times and the texts of the product', () => {
  const value = {
    ...{ ok: true, count: 3, missing: null, empty: '', role: 'MANAGER', kind: 'permission', field: 'firstName' },
    ...{ updatedAt: '2026-11-27T13:00:01.5+00:00', createdAt: '2026-11-27 13:00:01+00', lastDay: '2026-12-12' },
    name: 'No team',
    cells: [['First Name', 'E-mail', 'Role']],
    ...{ failure: 'Failed to load users', reasons: ['First name is required'], success: 'Team archived successfully' },
  };
  expect(mask(value)).toEqual(value);
});

it.each<[string, unknown]>([
  ['a password by its name', { newPassword: 'zebra-1' }],
  ['nested passwords', { password: { next: 'zebra-1' } }],
  ['a password that is a constant', { password: 'zebra-1', confirmPassword: 'USER' }],
  ['a typed password', { field: 'currentPassword', value: 'zebra-1' }],
  ['the temporary password, the output of an effect', { output: 'zebra-1' }],
  ['a token', { tokenHash: 'zebra-1' }],
  ['a token in a text', { url: 'https://staff.test/#access_token=eyJzebra.zebra.zebra-1' }],
])('replaces %s', (_, value) => {
  const text = JSON.stringify(mask(value));
  expect(text).not.toContain('zebra');
  expect(text).not.toContain('"USER"');
});

it('preserves the case and common prefixes of words', () => {
  const [an, ann, other, sentence] = maskedAll('text', ['an', 'Ann', 'Bob', 'ann, at 12:30!']);
  expect(ann?.slice(0, 2).toLowerCase()).toBe(an);
  expect(ann).toMatch(/^[A-Z][a-z]{2}$/);
  expect(other?.slice(0, 1)).not.toBe(ann?.slice(0, 1));
  expect(sentence).toMatch(/^[a-z]{3}, [a-z]{2} \d\d:\d\d!$/);
  expect(sentence?.startsWith(ann?.toLowerCase() ?? '')).toBe(true);
});

describe('for any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const texts = fc.array(text, { minLength: 2, maxLength: 8 });
  const isEqual = (values: string[]) => values.map((one) => values.map((other) => one === other));

  it('a password keeps its validity and equality, but no length, capital or digit', () => {
    fc.assert(
      fc.property(texts, (passwords) => {
        const masked = maskedAll('password', [...passwords, ...passwords]);
        expect(masked.map(newPasswordError)).toEqual([...passwords, ...passwords].map(newPasswordError));
        expect(isEqual(masked)).toEqual(isEqual([...passwords, ...passwords]));
        expect(masked.filter((password) => !/^(|\d+|password\d+(-{40,})?)$/.test(password))).toEqual([]);
      }),
    );
  });

  it('a name keeps its validity and equality', () => {
    const latin = fc.array(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'A', 'b', 'é', 'É', '1', ' ', '-') }), {
      minLength: 2,
    });
    fc.assert(
      fc.property(latin, (names) => {
        const masked = maskedAll('name', names);
        expect(isEqual(masked.map(comparableName))).toEqual(isEqual(names.map(comparableName)));
      }),
    );
    fc.assert(
      fc.property(text, (name) => {
        const [masked = ''] = maskedAll('name', [name]);
        expect(nameError('Name', masked)).toBe(nameError('Name', name));
        expect(unreservedNameError('Name', masked)).toBe(unreservedNameError('Name', name));
      }),
    );
  });

  it('an address keeps its validity and equality', () => {
    const address = fc.oneof(fc.emailAddress(), fc.stringMatching(/^ ?[a-cA-C']{1,3}@[a-b.]{1,4}$/));
    fc.assert(
      fc.property(fc.array(address, { minLength: 2 }), (addresses) => {
        const masked = maskedAll('email', addresses);
        expect(masked.map(emailError)).toEqual(addresses.map(emailError));
        expect(isEqual(masked.map(normalizedEmail))).toEqual(isEqual(addresses.map(normalizedEmail)));
      }),
    );
  });

  it('no address, password or token survives, wherever it is', () => {
    // With a long word: a placeholder of single letters may equal them by chance.
    const secret = fc.stringMatching(/^[a-zA-Z]{8}[a-zA-Z0-9._-]{4,32}$/);
    fc.assert(
      fc.property(fc.emailAddress(), secret, fc.object(), text, (email, token, rest, before) => {
        const value = {
          rest,
          ...{ email, [email]: [email.toUpperCase()], message: `${before} (${email}), ${email}.` },
          ...{ password: token, output: token, tokenHash: [token], text: `${before} ${token}` },
        };
        const masked = JSON.stringify(mask(value));
        expect(masked.toLowerCase()).not.toContain(email.toLowerCase());
        expect(masked).not.toContain(token);
      }),
    );
  });
});
