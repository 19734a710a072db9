import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullName, listedName, personName, type User } from '../../machines/shared/entities.ts';
import { roleLabel } from '../../machines/rules/roles.ts';
import { parseAuditLog } from '../../src/backend/tables/auditLogs.ts';
import { auditSentence } from '../../src/features/audit/auditSentence.ts';
import { fieldChanges, nounOf } from '../../src/features/audit/auditWords.ts';
import { matchesSearch } from '../../machines/rules/matchesSearch.ts';
import { normalizedName, visible } from '../../machines/rules/text.ts';
import { initial, stableStep } from '../../src/components/table/initial.ts';
import { fuzz } from '../testing/fuzz.ts';
import { hostileJson, hostileText } from '../testing/hostile.ts';
import '../testing/vitestSetup.ts';

const name = fc.option(hostileText);

it('F-42 a person is never listed as null', () => {
  const person = fc.record({ firstName: name, lastName: name, displayName: name, email: fc.emailAddress() });
  fuzz.each(person, 800, (shown) => {
    const texts = [fullName(shown), personName(shown), listedName(shown as User)];
    const typed = [shown.firstName, shown.lastName, shown.displayName, shown.email].join(' ');
    for (const text of texts) {
      if (!/null|undefined/.test(typed)) expect(text).not.toMatch(/null|undefined/);
    }
    expect(listedName(shown as User).trim()).not.toBe('');
  });
});

it('F-41 an avatar shows the first grapheme in a stable color', () => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  fuzz.each(hostileText, 800, (text) => {
    const first = [...graphemes.segment(text.trim())][0]?.segment;
    expect(initial(text)).toBe(first?.toLocaleUpperCase() ?? '?');
    const step = stableStep(text, 8);
    expect(Number.isInteger(step) && step >= 0 && step < 8).toBe(true);
  });
});

/** Whether a string is searchable. Symbols alone are not. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

it('a department is found by its name and by any part of three letters or more', () => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const storedName = hostileText.map(normalizedName);
  fuzz.each(fc.tuple(storedName, fc.nat(30), fc.integer({ min: 3, max: 20 })), 800, ([text, start, length]) => {
    if (isWord(text)) expect(matchesSearch(text, text)).toBe(true);
    const part = [...graphemes.segment(text.toLowerCase())]
      .slice(start, start + length)
      .map(({ segment }) => segment)
      .join('')
      .trim();
    // The search ignores accents and invisible characters.
    const letters = Array.from(visible(part).trim().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));
    if (letters.length >= 3 && isWord(part)) expect(matchesSearch(text, part)).toBe(true);
  });
});

it('an audit entry is described in text with unchanged names', () => {
  const fields = ['first_name', 'last_name', 'name', 'email', 'role', 'team', 'department', 'is_password_changed'];
  const change = fc.record({ old: fc.oneof(name, fc.jsonValue()), new: fc.oneof(name, fc.jsonValue()) });
  const row = fc.record({
    id: fc.uuid(),
    performed_at: fc.constant('2024-01-05T13:45:09Z'),
    performed_by: fc.option(fc.uuid()),
    performed_by_label: hostileText,
    action: fc.oneof(fc.constantFrom('INSERT', 'UPDATE', 'DELETE'), hostileText),
    resource_type: fc.oneof(fc.constantFrom('users', 'teams', 'departments', 'role_assignments'), hostileText),
    resource_id: fc.uuid(),
    details: fc.oneof(
      fc.record({
        label: name,
        changes: fc.dictionary(fc.oneof(fc.constantFrom(...fields), hostileText), change, { maxKeys: 4 }),
      }),
      hostileJson(['label', 'changes']),
    ),
  });
  fuzz.each(row, 1_000, (sent) => {
    const entry = parseAuditLog(sent);
    const sentence = auditSentence(entry);
    for (const { text } of sentence) expect(typeof text).toBe('string');
    if (entry.performedByLabel !== '') expect(sentence[0]?.text).toBe(entry.performedByLabel);
    if (entry.label !== null) expect(sentence.some(({ text }) => text === entry.label)).toBe(true);
    expect(typeof nounOf(entry.resourceType)).toBe('string');
    for (const { field, before, after } of fieldChanges(entry)) {
      expect([typeof field, typeof before, typeof after]).toEqual(['string', 'string', 'string']);
    }
  });
});

it('a role has a label', () => {
  fuzz.each(name, 300, (role) => {
    expect(roleLabel(role)).toMatch(/./s);
  });
});
