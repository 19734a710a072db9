import { expect } from '@playwright/test';
import type { Server } from './server.ts';

/** How many mails to this address the backend has printed. */
export function mailCount(server: Server, email: string): number {
  return mailsTo(server, email).length;
}

/** Waits for the newest mail to this address, once more than `known` are printed, and takes the link out of it. */
export async function linkInMail(server: Server, email: string, known = 0): Promise<string> {
  await expect.poll(() => mailCount(server, email)).toBeGreaterThan(known);
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mailsTo(server, email).at(-1) ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail to ${email} has no link`);
  return link;
}

function mailsTo(server: Server, email: string): string[] {
  const mails = server.output().split('email captured').slice(1);
  return mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes('/auth/v1/verify'));
}
