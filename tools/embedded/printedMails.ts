import type { EmailDriver } from '@supabase/lite';

/** Prints the mails of the embedded backend instead of sending them: the text of their HTML, with the links. */
export const printedMails: EmailDriver = {
  send: ({ to, subject, html = '' }) => {
    console.log(['Email (printed, not sent)', `To: ${to}`, `Subject: ${subject}`, '', textOf(html)].join('\n'));
    return Promise.resolve();
  },
};

function textOf(html: string): string {
  return html
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^>]*>/g, '')
    .replace(/^\s+/gm, '');
}
