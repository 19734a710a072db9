import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Connection, type EmailDriver } from '@supabase/lite';
import { parse } from 'smol-toml';
import { root } from './paths.ts';
import { PUBLISHABLE_KEY } from './publishableKey.ts';

export type AppOptions = {
  /** The URL of the app, which links in emails open. */
  siteUrl: string;
  signingSecret: string;
  email?: EmailDriver;
};

type Auth = { email: { template: Record<string, { subject: string; content_path: string }> } };

/** The email templates. Resolved from the root of the checkout, like in the config. */
function templates({ email }: Auth) {
  return Object.fromEntries(
    Object.entries(email.template).map(([name, template]) => [
      name,
      { ...template, content_path: join(root, template.content_path) },
    ]),
  );
}

/** Starts Auth and REST on a connection, configured like supabase/config.toml. */
export async function startApp(
  connection: Connection,
  driver: 'pglite' | 'postgres',
  { siteUrl, signingSecret, email }: AppOptions,
  prepare: (app: App) => void = () => undefined,
): Promise<App> {
  const config = parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8'));
  const auth = config['auth'] as Auth;
  const app = new App({
    ...config,
    connection,
    db: { driver },
    auth: {
      ...auth,
      email: { ...auth.email, template: templates(auth) },
      enabled: true,
      jwt_secret: signingSecret,
      publishable_key: PUBLISHABLE_KEY,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/setup`],
    },
    options: {
      server: { admin: false, disableStudio: true },
      ...(email === undefined ? {} : { drivers: { email } }),
    },
  });
  prepare(app);
  await app.init();
  await app.ensureSystemSchema();
  return app;
}
