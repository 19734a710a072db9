import type { EmailDriver } from '@supabase/lite';

/** The demo accounts with known passwords, created by supabase/seed.sql. */
const DEMO_ACCOUNTS = [
  'superuser@example.org     staff-demo',
  'admin@example.org         staff-demo',
  'manager@example.org       staff-demo',
  'supervisor@example.org    staff-demo',
  'employee@example.org      staff-demo',
  'newcomer@example.org      welcome1    (temporary: asks for a new one)',
];

/** The message in the terminal when the app is ready. */
export function welcome(address: string): string {
  return `
  Staff administration is at ${address}

  Demo accounts and their passwords:
${DEMO_ACCOUNTS.map((account) => `    ${account}`).join('\n')}

  Mails, such as password resets, are printed here. Ctrl+C stops; npm run reset brings the demo data back.
`;
}

/** Prints the emails of the embedded backend instead of sending them, as text with their links. */
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
