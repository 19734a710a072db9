import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
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

/** What a visitor sees there instead, and at /login. */
const SIGN_IN = ['src/screens/login/LoginScreen.tsx'];
const SIGN_IN_PATH: RoutePath = '/login';

/**
 * The files that `modules` need, with all that they import; without those of the page itself, which names them already.
 * @throws when a module is in no file of the build
 */
export function filesOf(modules: string[], bundle: Record<string, BuiltFile>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const collect = (fileName: string, found: Set<string>) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    file.imports.forEach((imported) => collect(imported, found));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (chunk === undefined) throw new Error(`preloadFirstScreen: ${module} is in no chunk of the build`);
    collect(chunk.fileName, needed);
  }
  const named = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) collect(fileName, named);
  return [...needed].filter((file) => !named.has(file));
}

/** What the page asks for: at each address behind the sign-in, and where nobody is signed in. */
export type FirstScreens = { signedIn: Record<string, string[]>; signIn: string[] };

/** The script of the page, which asks for what the address shows before the app itself is there. */
export function preloadScript({ signedIn, signIn }: FirstScreens): string {
  return `try {
  const screens = ${JSON.stringify(signedIn)};
  const signIn = ${JSON.stringify(signIn)};
  const path = location.pathname;
  const isSignedIn = localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}) !== null;
  const isProtected = Object.hasOwn(screens, path);
  let files = [];
  if (isSignedIn && isProtected) files = screens[path];
  if (!isSignedIn && (isProtected || path === ${JSON.stringify(SIGN_IN_PATH)})) files = signIn;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
} catch {
  // Site data is blocked: the app asks for what it needs.
}`;
}

/** The page with `script` behind the files of the app itself, which come first, and before its styles, which hold it up. */
export function withScript(page: string, script: string): string {
  const place = page.indexOf('<link rel="stylesheet"');
  if (place === -1) throw new Error('preloadFirstScreen: the page has no style sheet');
  return `${page.slice(0, place)}<script>${script}</script>\n    ${page.slice(place)}`;
}

/**
 * Fetches the code of the first screen beside that of the app, and not after it: of a signed-in one where a session is
 * kept, else of the sign-in. Inline, since a file for it would come behind what it asks for.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      // When the names of the files are known.
      order: 'post',
      handler(page: string, { bundle }: IndexHtmlTransformContext) {
        if (bundle === undefined) throw new Error('preloadFirstScreen: there is no build to read');
        const signedIn = Object.entries(SCREENS).map(([path, screen]) => [path, filesOf([...FRAME, screen], bundle)]);
        return withScript(
          page,
          preloadScript({
            signedIn: Object.fromEntries(signedIn) as FirstScreens['signedIn'],
            signIn: filesOf(SIGN_IN, bundle),
          }),
        );
      },
    },
  };
}
