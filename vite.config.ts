import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compileCalled } from './scripts/build/compileCalled.ts';
import { contentSecurityPolicy } from './scripts/build/contentSecurityPolicy.ts';
import { dropDescriptions } from './scripts/build/dropDescriptions.ts';
import { flatIcons } from './scripts/build/flatIcons.ts';
import { lazyCharts } from './scripts/build/lazyCharts.ts';
import { leanRouter } from './scripts/build/leanRouter.ts';
import { leaveOutMethods } from './scripts/build/leaveOutMethods.ts';
import { leaveOutServices } from './scripts/build/leaveOutServices.ts';
import { preloadFirstScreen } from './scripts/build/preloadFirstScreen.ts';
import { shareReact } from './scripts/build/shareReact.ts';
import { exitWithStarter } from './scripts/embedded/exitWithStarter.ts';
import { demoDataFolder, embeddedBuildFolder, root } from './scripts/embedded/paths.ts';
import { embeddedBackend } from './scripts/embedded/vitePlugin.ts';

const CORE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\/|^\0shared:/;

/** The small rules that nearly every file needs. */
const RULES =
  /vite\/preload-helper|machines\/(outcome|entities|rules\/(figures|limits|roles|permissions|validation))\.ts|src\/(theme\/media|backend\/(storage|columns)|app\/(actors\/abortable|navigation\/(arrival|fetchOpening)))\.ts/;

/** What screens and the sign-in form are made of: leaves, so that no two files need each other. */
const PARTS =
  /node_modules\/lucide-react\/|src\/ui\/((Retry)?Button\.tsx|usePassFocus\.ts|(IconButton|Reason|Notice|SlowNotice)\.)/;

/** What stands around every signed-in screen. */
const FRAME =
  /node_modules\/react-hot-toast\/|src\/app\/actors\/announce(ments|Late)|machines\/(theme|sidebar|shortcuts|announcement)|src\/app\/(shell|toasts|theme|navigation\/useFocusAfterDialog|shortcuts\/(?!ShortcutsDialog)|session\/(SignedInLayout|InactivityDialog|Reconnecting|recheckStoredSession|useSignOut))|src\/ui\/(Dialog|useAnswerBack|useModal|useStaysOpen|Menu|MenuItem|menuKeys|Avatar|initial|Kbd|Person|PageHeader|EmptyState|ErrorState|SkeletonRows\.css)\./;

/** What the screens with a list share. */
const LISTS =
  /machines\/(directory\/(?!query)|(exportRows|printRows|readRows|reportRows)\/)|src\/app\/(directory\/(?!RowWindow)|export|print|reading|files\/saveText|navigation\/(lazyDialog|useOpening|useFollowLinks))|src\/ui\/(Badge|Cell|EmailCell|FilterSelect|FollowContext|HeaderCell|NoMatch|RowActions|rowIcons|SearchBox|SelectField\.css|SkeletonRows\.tsx|Table)/;

/** The mode of a build that brings its own backend: `npm start` and the browser tests use it. */
const EMBEDDED_MODE = 'embedded';

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const hosted = Boolean(env['VITE_SUPABASE_URL'] && env['VITE_SUPABASE_ANON_KEY']);
  const embedded = mode === EMBEDDED_MODE || (command === 'serve' && isPreview !== true && !hosted);
  const port = Number(process.env['PORT'] ?? 5173);
  if (command === 'serve') exitWithStarter();
  return {
    plugins: [
      // Before the policy, which is put above what is there.
      preloadFirstScreen(),
      contentSecurityPolicy(embedded ? undefined : env['VITE_SUPABASE_URL']),
      dropDescriptions(),
      leaveOutServices(),
      leaveOutMethods(),
      leanRouter(),
      flatIcons(),
      lazyCharts(),
      compileCalled(),
      shareReact(),
      react(),
      vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
      ...(embedded ? [embeddedBackend(process.env['DATA_FOLDER'] ?? demoDataFolder, `http://localhost:${port}`)] : []),
    ],
    // Not the pages of bench/, which have packages of their own, another React among them.
    optimizeDeps: { entries: 'index.html' },
    server: { port, strictPort: true, host: 'localhost' },
    preview: { port, strictPort: true, host: 'localhost' },
    build: {
      outDir: embedded ? embeddedBuildFolder : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      // Ten kilobytes in one file: cut into one for each part, they are thirty requests of a first screen.
      cssCodeSplit: false,
      // A few files for what is needed together: cut into one for each part, it compresses worse, and is a queue.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'core', test: CORE, priority: 1 },
              ...Object.entries({ rules: RULES, parts: PARTS, frame: FRAME, lists: LISTS }).map(([name, test]) => ({
                name,
                test,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              })),
            ],
          },
        },
      },
    },
  };
});
