import { expect, it } from 'vitest';
import { membersOf, mentionsIn, reachedNames, withoutUnreached } from './usedMembers.ts';

const LIBRARY = `
class Client {
  constructor() { this.parts = { list: this._list.bind(this) }; this.open(); }
  open() { return this.isOpen; }
  get isOpen() { return true; }
  ask() { return this._ask(); }
  _ask() {}
  _list() {}
  then() {}
  static make() {}
}`;

/** The library as a build takes it whose own code is this. */
function builtFor(caller: string): string {
  const reached = reachedNames([membersOf('library.js', LIBRARY)], mentionsIn('caller.ts', caller));
  return withoutUnreached('library.js', LIBRARY, reached);
}

it('keeps what the constructor calls, and what has no name when it is called', () => {
  const built = builtFor('');
  expect(built).toContain('open() {');
  expect(built).toContain('get isOpen() {');
  expect(built).toContain('then() {}');
  expect(built).toContain('static make() {}');
});

it('leaves out methods that nobody mentions, and objects of them', () => {
  const built = builtFor('');
  expect(built).not.toContain('ask');
  expect(built).not.toContain('parts');
  expect(built).not.toContain('_list');
});

it.each(['client.ask()', 'const { ask } = client as Client', "client['ask']()", "'ask' in client"])(
  'keeps what %s mentions, and what that calls',
  (caller) => {
    const built = builtFor(caller);
    expect(built).toContain('ask() { return this._ask(); }');
    expect(built).toContain('_ask() {}');
  },
);

it('keeps an object whose name is mentioned, with its methods', () => {
  const built = builtFor('client.parts');
  expect(built).toContain('this.parts = { list: this._list.bind(this) };');
  expect(built).toContain('_list() {}');
});
