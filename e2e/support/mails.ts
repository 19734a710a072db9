import { expect, type Page } from '@playwright/test';
import type { Server } from '../../tools/testing/embeddedServer.ts';

const LINK = /https?:\/\/\S+\/setup#token_hash=\S+/;

/** How many mails to this address the backend has printed. */
export function mailCount(server: Server, email: string): number {
  return mailsTo(server, email).length;
}

/** Waits for the newest mail to this address, once more than `known` are printed, and takes the link out of it. */
export async function linkInMail(server: Server, email: string, known = 0): Promise<string> {
  await expect.poll(() => mailCount(server, email)).toBeGreaterThan(known);
  const link = LINK.exec(mailsTo(server, email).at(-1) ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail to ${email} has no link`);
  return link;
}

/** The address at the auth server that an email without our template links to: opening it uses the link up. */
export function verifyingLink(server: Server, link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  return `${server.address}/auth/v1/verify?token=${token}&type=recovery`;
}

/** Expects that neither the address nor anything the browser keeps has the token of a reset link. */
export async function expectTokenNowhere(page: Page, link: string): Promise<void> {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  expect(token.length).toBeGreaterThan(8);
  const saved = await page.evaluate(() =>
    [location.href, document.cookie, document.body.innerHTML]
      .concat([history.state, localStorage, sessionStorage].map((value) => JSON.stringify(value)))
      .join(),
  );
  expect(saved).not.toContain(token);
  expect(new URL(page.url()).hash).toBe('');
}

function mailsTo(server: Server, email: string): string[] {
  const mails = server.output().split('Email (printed').slice(1);
  return mails.filter((mail) => mail.includes(`To: ${email}`) && LINK.test(mail));
}
