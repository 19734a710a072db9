import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ROUTES, RoutePath } from '../../src/app/routes/paths.ts';
import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import { root } from '../embedded/paths.ts';

/** What is known of each file of a build; the build's own description of it has more. */
export type BuiltFile =
  | {
      type: 'chunk';
      fileName: string;
      isEntry: boolean;
      imports: string[];
      moduleIds: string[];
      viteMetadata?: { importedCss: Set<string> };
    }
  | { type: 'asset'; fileName: string };

type ReadyRoute = { [Path in RoutePath]: (typeof ROUTES)[Path] extends 'ready' ? Path : never }[RoutePath];

/** What every signed-in screen stands on. */
const FRAME = ['src/app/session/SignedInLayout.tsx', 'src/app/shell/Shell.tsx', 'src/backend/backend.ts'];

/** The routes behind the sign-in, and what each shows: as in src/app/routes/screens.ts. */
const SCREENS: Record<ReadyRoute, string> = {
  '/dashboard': 'src/screens/dashboard/DashboardScreen.tsx',
  '/dashboard/roles': 'src/screens/roles/RolesScreen.tsx',
  '/dashboard/teams': 'src/screens/teams/TeamsScreen.tsx',
  '/dashboard/audit': 'src/screens/audit/AuditScreen.tsx',
  '/settings': 'src/screens/settings/SettingsScreen.tsx',
};

/**
 * The files that `modules` need, with all that they import, styles included; without those of the page itself, which
 * names them already.
 * @throws when a module is in no file of the build
 */
export function filesOf(modules: string[], bundle: Record<string, BuiltFile>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const collect = (fileName: string, found: Set<string>) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    file.viteMetadata?.importedCss.forEach((style) => found.add(style));
    file.imports.forEach((imported) => collect(imported, found));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (chunk === undefined) throw new Error(`preloadSignedIn: ${module} is in no chunk of the build`);
    collect(chunk.fileName, needed);
  }
  const named = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) collect(fileName, named);
  return [...needed].filter((file) => !named.has(file));
}

/**
 * The script of the page: where a session is kept, it asks for what the address shows before the app itself is there.
 * @param files what each address needs
 */
export function preloadScript(files: Record<string, string[]>): string {
  return `try {
  if (localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}) !== null) {
    for (const file of ${JSON.stringify(files)}[location.pathname] ?? []) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) {
        link.rel = 'preload';
        link.as = 'style';
      } else {
        link.rel = 'modulepreload';
      }
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    }
  }
} catch {
  // Site data is blocked: nobody is signed in.
}
`;
}

/**
 * Fetches the code of a signed-in screen beside that of the app, and not after it. The names of the files are known
 * when all is built, so that the page gets a script of its own for them: its policy allows no inline one.
 */
export function preloadSignedIn(): Plugin {
  return {
    name: 'preload-signed-in',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the chunks that held styles only.
      order: 'post',
      handler(_, bundle) {
        const files = Object.entries(SCREENS).map(([path, screen]) => [path, filesOf([...FRAME, screen], bundle)]);
        const source = preloadScript(Object.fromEntries(files) as Record<string, string[]>);
        this.emitFile({ type: 'asset', fileName: 'preload.js', source });
      },
    },
    // Behind what the app itself needs first.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/preload.js', async: true }, injectTo: 'head' }],
  };
}
