import { describe, expect, it } from 'vitest';
import { shortcutOf } from './keys.ts';

const press = (key: string, blocked: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...blocked,
});

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), 'palette'],
    ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), 'palette'],
    ['/', press('/'), 'search'],
    ['?', press('?'), 'help'],
  ] as const)('accepts %s', (_, pressed, shortcut) => {
    expect(shortcutOf(pressed, false)).toBe(shortcut);
  });

  it.each([
    ['a letter', press('k')],
    ['another shortcut of the browser', press('/', { ctrlKey: true })],
    ['the Windows key and K', press('k', { metaKey: true })],
    ['Ctrl+Alt+K, which types a letter on some keyboards', press('k', { ctrlKey: true, altKey: true })],
    ['Alt+/', press('/', { altKey: true })],
  ])('ignores %s', (_, pressed) => {
    expect(shortcutOf(pressed, false)).toBeNull();
  });

  it('accepts Command+K on a Mac, where Ctrl+K deletes to the end of the line', () => {
    expect(shortcutOf(press('k', { metaKey: true }), true)).toBe('palette');
    expect(shortcutOf(press('k', { ctrlKey: true }), true)).toBeNull();
  });
});
