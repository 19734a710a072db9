import { expect, type Page } from '@playwright/test';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { createTestClient } from './people.ts';

const LINK = /https?:\/\/\S+\/setup#token_hash=\S+/;

/** Counts the emails to an address that the backend has printed. */
export function mailCount(server: Server, email: string): number {
  return mailsTo(server, email).length;
}

/** Waits until more than `known` emails to an address are printed, and returns the link in the newest one. */
export async function linkInMail(server: Server, email: string, known = 0): Promise<string> {
  await expect.poll(() => mailCount(server, email)).toBeGreaterThan(known);
  const link = LINK.exec(mailsTo(server, email).at(-1) ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail to ${email} has no link`);
  return link;
}

/** Requests a reset link for a person, and returns the link in the email. */
export async function requestLink(server: Server, email: string): Promise<string> {
  const known = mailCount(server, email);
  const { error } = await createTestClient(server).auth.resetPasswordForEmail(email);
  if (error) throw error;
  return linkInMail(server, email, known);
}

/** The URL in the default email template of Supabase, which uses up the token when it is opened. */
export function defaultTemplateLink(server: Server, link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  return `${server.address}/auth/v1/verify?token=${token}&type=recovery`;
}

/** Expects that the token of a reset link is in neither the URL, the page, the history state nor the storage. */
export async function expectTokenNotExposed(page: Page, link: string): Promise<void> {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  expect(token.length).toBeGreaterThan(8);
  const exposed = await page.evaluate(() =>
    [location.href, document.cookie, document.body.innerHTML]
      .concat([history.state, localStorage, sessionStorage].map((value) => JSON.stringify(value)))
      .join(),
  );
  expect(exposed).not.toContain(token);
  expect(new URL(page.url()).hash).toBe('');
}

function mailsTo(server: Server, email: string): string[] {
  const mails = server.output().split('Email (printed').slice(1);
  return mails.filter((mail) => mail.includes(`To: ${email}`) && LINK.test(mail));
}
