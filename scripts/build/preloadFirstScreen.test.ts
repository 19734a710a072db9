import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { root } from '../embedded/paths.ts';
import { filesOf, preloadScript, withScript, type BuiltFile } from './preloadFirstScreen.ts';

function chunk(fileName: string, modules: string[], imports: string[] = []): BuiltFile {
  return {
    type: 'chunk',
    fileName,
    isEntry: fileName === 'entry.js',
    imports,
    moduleIds: modules.map((module) => join(root, module)),
  };
}

function bundleOf(...files: BuiltFile[]): Record<string, BuiltFile> {
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

describe('the files of a screen', () => {
  const bundle = bundleOf(
    chunk('entry.js', ['src/main.tsx'], ['core.js']),
    chunk('core.js', []),
    chunk('list.js', ['src/list.ts'], ['button.js', 'core.js']),
    chunk('button.js', ['src/button.ts'], ['list.js']),
    chunk('other.js', ['src/other.ts'], []),
    { type: 'asset', fileName: 'list.css' },
  );

  it('are its own and those it imports, however deep', () => {
    expect(filesOf(['src/list.ts'], bundle)).toEqual(['list.js', 'button.js']);
  });

  it('are named once for all of its modules', () => {
    expect(filesOf(['src/button.ts', 'src/list.ts'], bundle)).toHaveLength(2);
  });

  it('are not what the page itself names', () => {
    expect(filesOf(['src/main.tsx'], bundle)).toEqual([]);
  });

  it('end the build when a module is nowhere', () => {
    expect(() => filesOf(['src/renamed.ts'], bundle)).toThrow('src/renamed.ts is in no chunk');
  });
});

describe('the script of the page', () => {
  const script = preloadScript({ signedIn: { '/dashboard/roles': ['assets/roles.js'] }, signIn: ['assets/login.js'] });
  const member = { getItem: (key: string) => (key === 'app-auth' ? '{}' : null) };
  const visitor = { getItem: () => null };

  function filesAt(pathname: string, localStorage: { getItem: (key: string) => string | null }) {
    const links: object[] = [];
    const document = { createElement: () => ({}), head: { append: (link: object) => links.push(link) } };
    runInNewContext(script, { localStorage, location: { pathname }, document });
    return links;
  }
  const asked = (href: string) => [{ rel: 'modulepreload', href, crossOrigin: '' }];

  it('asks for the code of the address, as the app will', () => {
    expect(filesAt('/dashboard/roles', member)).toEqual(asked('/assets/roles.js'));
  });

  it.each(['/login', '/dashboard/roles'])('asks for the sign-in at %s where no session is kept', (pathname) => {
    expect(filesAt(pathname, visitor)).toEqual(asked('/assets/login.js'));
  });

  it.each(['/', '/constructor'])('asks for nothing at %s', (pathname) => {
    expect(filesAt(pathname, visitor)).toEqual([]);
    expect(filesAt(pathname, member)).toEqual([]);
  });

  it('asks for nothing where storage is blocked', () => {
    const getItem = () => {
      throw new Error('denied');
    };
    expect(filesAt('/dashboard/roles', { getItem })).toEqual([]);
  });

  it('stands behind the files of the app, and before its styles', () => {
    const page = withScript('<script type="module" src="app.js"></script><link rel="stylesheet" href="s.css">', script);
    expect(page.indexOf('app.js')).toBeLessThan(page.indexOf('const screens'));
    expect(page.indexOf('const screens')).toBeLessThan(page.indexOf('s.css'));
  });
});
