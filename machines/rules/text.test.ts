import { describe, expect, it } from 'vitest';
import { comparableName, isolated, normalizedEmail, normalizedName, normalizedSearch } from './text.ts';

describe('F-74 name', () => {
  it.each([
    ['  Ann  Lee ', 'Ann Lee'],
    ['People\u00a0 and\u3000Culture', 'People and Culture'],
    ['Cafe\u0301', 'Café'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('is normalized: %j', (text, name) => {
    expect(normalizedName(text)).toBe(name);
  });

  it.each(['late  shift', 'Late\u00a0Shift', 'La\u200bte Shift', '\u2060Late \u200e Shift\ufeff'])(
    'is compared by its visible characters: %j',
    (text) => {
      expect(comparableName(text)).toBe('late shift');
    },
  );
});

it.each(['\u200eAda@Example.org', 'a\u200bda@example.org', ' ada@example.org\u200b\u00a0', 'mailto:ada@example.org'])(
  'F-75 normalizes an address: %j',
  (text) => {
    expect(normalizedEmail(text)).toBe('ada@example.org');
  },
);

it.each([
  ['Ada@MÜLLER.example', 'ada@xn--mller-kva.example'],
  ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
  ['ada@1.2', 'ada@1.2'],
  ['ada@mü/x.example', 'ada@mü/x.example'],
  ['ada@-.ü', 'ada@-.xn--tda'],
])('F-102 encodes the international domain of an address: %j', (text, address) => {
  expect(normalizedEmail(text)).toBe(address);
  expect(normalizedSearch(`"Ada" <${text.toLowerCase()}>`)).toBe(`"Ada" <${address}>`);
});

it('F-75 lowercases only ASCII letters of an address', () => {
  expect(normalizedEmail('\u0130\u212a@X.ORG')).toBe('\u0130\u212a@x.org');
});

it.each([
  [' a\u0000nn  lee ', 'ann lee'],
  ['ann\ud800', 'ann'],
  ['\udfff', ''],
  ['@Zoë', '@Zoë'],
  ['Dr.Müller', 'Dr.Müller'],
])('F-78 removes characters that a request cannot contain from a search: %j', (text, search) => {
  expect(normalizedSearch(text)).toBe(search);
});

describe('F-79 name in a sentence', () => {
  it('does not change a left-to-right name', () => {
    expect(isolated('Zoë Łukasz')).toBe('Zoë Łukasz');
  });

  it.each([
    ['محمد', '\u2068محمد\u2069'],
    ['Ann אבא', '\u2068Ann אבא\u2069'],
    ['Ann\u202e Lee', 'Ann Lee'],
    ['\u2069\u202eעברית', '\u2068עברית\u2069'],
  ])('isolates the direction of %j', (name, text) => {
    expect(isolated(name)).toBe(text);
  });
});
