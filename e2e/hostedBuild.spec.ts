import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { localFolder, root } from '../tools/embedded/paths.ts';

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
  test(`N-14 F-56 the hosted build ${name} has no secret, and says ${message}`, async ({ page }) => {
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
      expect(readFileSync(join(outDir, '_redirects'), 'utf8')).toContain('/* /index.html 200');
      // Source maps hold the comments of packages, which name these words.
      for (const file of readdirSync(join(outDir, 'assets')).filter((name) => !name.endsWith('.map'))) {
        expect(readFileSync(join(outDir, 'assets', file), 'utf8'), file).not.toMatch(FOREIGN);
      }
    } finally {
      await server?.close();
      rmSync(outDir, { recursive: true, force: true });
    }
  });
});

test('N-13 the built page runs its own scripts only, speaks to its project only, and is never framed', () => {
  const outDir = join(localFolder, 'hosted-policy');
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: 'key' },
    stdio: 'pipe',
  });
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');
  const headers = readFileSync(join(outDir, '_headers'), 'utf8');
  rmSync(outDir, { recursive: true, force: true });
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("connect-src 'self' https://project.supabase.co wss://project.supabase.co;");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'");
  expect(headers).toContain('X-Content-Type-Options: nosniff');
  expect(headers).toContain('Referrer-Policy: no-referrer');
  expect(headers).toContain('Strict-Transport-Security: max-age=31536000');
});
