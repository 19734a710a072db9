import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { root } from '../embedded/paths.ts';
import { filesOf, preloadScript, type BuiltFile } from './preloadSignedIn.ts';

function chunk(fileName: string, modules: string[], imports: string[] = [], style?: string): BuiltFile {
  return {
    type: 'chunk',
    fileName,
    isEntry: fileName === 'entry.js',
    imports,
    moduleIds: modules.map((module) => join(root, module)),
    viteMetadata: { importedCss: new Set(style === undefined ? [] : [style]) },
  };
}

function bundleOf(...files: BuiltFile[]): Record<string, BuiltFile> {
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

describe('the files of a screen', () => {
  const bundle = bundleOf(
    chunk('entry.js', ['src/main.tsx'], ['core.js'], 'entry.css'),
    chunk('core.js', []),
    chunk('list.js', ['src/list.ts'], ['button.js', 'core.js'], 'list.css'),
    chunk('button.js', ['src/button.ts'], ['list.js'], 'button.css'),
    chunk('other.js', ['src/other.ts'], [], 'other.css'),
    { type: 'asset', fileName: 'list.css' },
  );

  it('are its own and those it imports, however deep, with their styles', () => {
    expect(filesOf(['src/list.ts'], bundle)).toEqual(['list.js', 'list.css', 'button.js', 'button.css']);
  });

  it('are named once for all of its modules', () => {
    expect(filesOf(['src/button.ts', 'src/list.ts'], bundle)).toHaveLength(4);
  });

  it('are not what the page itself names', () => {
    expect(filesOf(['src/main.tsx'], bundle)).toEqual([]);
  });

  it('end the build when a module is nowhere', () => {
    expect(() => filesOf(['src/renamed.ts'], bundle)).toThrow('src/renamed.ts is in no chunk');
  });
});

describe('the script of the page', () => {
  const script = preloadScript({ '/dashboard/roles': ['assets/roles.js', 'assets/roles.css'] });

  function linksOf(pathname: string, localStorage: { getItem: (key: string) => string | null }) {
    const links: object[] = [];
    const document = { createElement: () => ({}), head: { append: (link: object) => links.push(link) } };
    runInNewContext(script, { localStorage, location: { pathname }, document });
    return links;
  }
  const signedIn = { getItem: (key: string) => (key === 'app-auth' ? '{}' : null) };

  it('asks for the code of the address, and its styles, as the app will', () => {
    expect(linksOf('/dashboard/roles', signedIn)).toEqual([
      { rel: 'modulepreload', href: '/assets/roles.js', crossOrigin: '' },
      { rel: 'preload', as: 'style', href: '/assets/roles.css', crossOrigin: '' },
    ]);
  });

  it('asks for nothing where no session is kept', () => {
    expect(linksOf('/dashboard/roles', { getItem: () => null })).toEqual([]);
  });

  it('asks for nothing at other addresses', () => {
    expect(linksOf('/login', signedIn)).toEqual([]);
  });

  it('asks for nothing where storage is blocked', () => {
    const getItem = () => {
      throw new Error('denied');
    };
    expect(linksOf('/dashboard/roles', { getItem })).toEqual([]);
  });
});
