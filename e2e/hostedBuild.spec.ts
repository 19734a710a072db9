import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { localFolder, root } from '../scripts/embedded/paths.ts';

/** Secret keys, the embedded backend, the inspector and the gallery; supabase-js itself knows the prefix `sb_secret_`. */
const FOREIGN = /sb_secret_\w|service_role|jwt_secret|pglite|embedded_backend|@statelyai|stately\.ai|elkjs/i;

const builds = [
  { name: 'without variables', variables: {}, message: 'Missing Supabase environment variables' },
  {
    name: 'with a malformed address',
    variables: { VITE_SUPABASE_URL: 'my-project', VITE_SUPABASE_ANON_KEY: 'key' },
    message: 'Invalid Supabase URL format',
  },
  {
    name: 'with both variables',
    variables: { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: 'key' },
    message: 'Welcome!',
  },
];

builds.forEach(({ name, variables, message }, index) => {
  test(`the hosted build ${name} says ${message}`, async ({ page }) => {
    const outDir = join(localFolder, `hosted-${index}`);
    const environment = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables };
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir], {
      cwd: root,
      env: environment,
      stdio: 'pipe',
    });
    let server: PreviewServer | undefined;
    try {
      server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 5390 + index } });
      await page.route('https://project.supabase.co/**', (route) => route.fulfill({ json: [] }));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await expect(page.getByRole('heading', { name: message })).toBeVisible();
      for (const file of readdirSync(join(outDir, 'assets'))) {
        expect(readFileSync(join(outDir, 'assets', file), 'utf8'), file).not.toMatch(FOREIGN);
      }
    } finally {
      await server?.close();
      rmSync(outDir, { recursive: true, force: true });
    }
  });
});
