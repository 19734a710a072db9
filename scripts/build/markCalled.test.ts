import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { functionsIn } from './functionKeys.ts';
import { markCalled } from './markCalled.ts';

const keysIn = (code: string) => functionsIn(parseSync('a.js', code).program).map(({ key }) => key);

function marked(code: string, ...keys: string[]): string {
  return markCalled(code, parseSync('a.js', code).program, (key) => keys.includes(key));
}

describe('the key of a function', () => {
  it('is its name, behind those of what it stands in', () => {
    expect(keysIn('function outer() { function inner() {} const arrow = () => 1; return { method() {} }; }')).toEqual([
      'outer',
      'outer/inner',
      'outer/arrow',
      'outer/method',
    ]);
  });

  it('is that of a variable to which a call hands it on', () => {
    expect(keysIn('const Row = memo(forwardRef(() => 1)); exports.use = (function () {});')).toEqual(['Row', 'use']);
  });

  it('is a number where nothing names it, counted in each function anew', () => {
    expect(keysIn('run(() => 1, () => [].map(() => 2)); function f() { g(() => 3); }')).toEqual([
      '#0',
      '#1',
      '#1/#0',
      'f',
      'f/#0',
    ]);
  });

  it('is the same once it is marked', () => {
    const code = 'function outer() { return list.map((one) => one); } const arrow = async () => outer();';
    expect(keysIn(marked(code, 'outer', 'outer/#0', 'arrow'))).toEqual(keysIn(code));
  });
});

describe('a called function', () => {
  it('is in parentheses, and no other is', () => {
    expect(marked('const one = () => 1; const two = function () {};', 'one')).toBe(
      'const one = (() => 1); const two = function () {};',
    );
    expect(marked('function one() {} function two() {}', 'one')).toMatch(/^var one = \(function +\(\) \{\}\);/);
  });

  it('is not put in parentheses twice, nor where it is a method', () => {
    const code = 'const one = (() => 1); const two = { a() {}, get b() { return 1; } }; class C { d() {} }';
    expect(marked(code, 'one', 'a', 'b', 'd')).toBe(code);
  });

  it.each([
    [
      'called before it is declared',
      'const result = early(); function early() { return late(); } function late() { return 7; }',
    ],
    [
      'called behind a return',
      'const result = outer(); function outer() { return inner(); function inner() { return 7; } }',
    ],
    ['that sets its own variable', 'function once() { once = () => 7; return 1; } once(); const result = once();'],
    ['that is a generator', 'const [result] = numbers(); function* numbers() { yield 7; }'],
    ['that makes objects', 'const { result } = new Made(); function Made() { this.result = 7; }'],
    [
      'that is named like a parameter',
      'const result = outer(1); function outer(a) { return a(); function a() { return 7; } }',
    ],
    ['that is declared twice', 'const result = twice(); function twice() { return 1; } function twice() { return 7; }'],
    [
      'below a directive',
      '"use strict"; const result = own(); function own() { "use strict"; return helper(); function helper() { return 7; } }',
    ],
    ['in another', 'const outer = () => { const inner = () => () => 7; return inner(); }; const result = outer()();'],
  ])('%s, does what it did', (_, code) => {
    const once = marked(code, ...keysIn(code));
    expect(runInNewContext(`${once}; result`)).toBe(7);
    expect(once).toMatch(/= \(/);
  });

  it('is left where it is in a block of its own, which alone knows it', () => {
    const code = 'let result; { function inner() { return 7; } result = inner(); }';
    expect(marked(code, 'inner')).toBe(code);
  });

  it('stays behind what its file imports', () => {
    expect(marked("import a from 'a'; const b = own(); function own() {}", 'own')).toMatch(
      /^import a from 'a';\s*var own = \(function +\(\) \{\}\);\s*const b = own\(\);/,
    );
  });
});
