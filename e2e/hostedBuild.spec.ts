import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { localFolder, root } from '../tools/embedded/paths.ts';
import { freePort } from '../tools/testing/freePort.ts';

/** Secret keys, the embedded backend, the inspector and the gallery. supabase-js contains the bare prefix `sb_secret_`. */
const FORBIDDEN = /sb_secret_\w|service_role|jwt_secret|pglite|embedded_backend|@statelyai|stately\.ai|elkjs/i;

const PROJECT = { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: 'key' };

/** Builds the app for a hosted project, serves it, and calls `check` with the folder and the URL of the build. */
async function withHostedBuild(
  name: string,
  variables: Partial<typeof PROJECT>,
  check: (folder: string, address: string) => Promise<void>,
): Promise<void> {
  const outDir = join(localFolder, `hosted-${name}`);
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables },
    stdio: 'pipe',
  });
  const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: await freePort() } });
  try {
    await check(outDir, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

function expectNoSecret(folder: string): void {
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/* /index.html 200');
  // Source maps include comments of packages that contain these words.
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.map'))) {
    expect(readFileSync(join(folder, 'assets', file), 'utf8'), file).not.toMatch(FORBIDDEN);
  }
}

/** Expects that only the app's scripts run, requests go only to the project, and the page cannot be framed. */
function expectPolicy(folder: string): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("connect-src 'self' https://project.supabase.co wss://project.supabase.co;");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'");
  expect(headers).toContain('X-Content-Type-Options: nosniff');
  expect(headers).toContain('Referrer-Policy: no-referrer');
  expect(headers).toContain('Strict-Transport-Security: max-age=31536000');
}

test('N-14 F-56 the hosted build without variables contains no secret and shows Missing Supabase environment variables', async ({
  page,
}) => {
  await withHostedBuild('without-variables', {}, async (folder, address) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Missing Supabase environment variables' })).toBeVisible();
    expectNoSecret(folder);
  });
});

test('N-13 N-14 F-56 the hosted build with both variables contains no secret, has a strict policy and opens, or shows Invalid Supabase URL format', async ({
  page,
}) => {
  await withHostedBuild('with-both-variables', PROJECT, async (folder, address) => {
    await page.route('https://project.supabase.co/**', (route) => route.fulfill({ json: [] }));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    expectNoSecret(folder);
    expectPolicy(folder);

    // The same build with a malformed URL.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(PROJECT.VITE_SUPABASE_URL, 'my-project');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Invalid Supabase URL format' })).toBeVisible();
  });
});
