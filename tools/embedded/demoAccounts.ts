const STAFF = ['superuser', 'admin', 'manager', 'supervisor', 'employee'] as const;

/** The demo people whose passwords are known; supabase/seed.sql makes them. */
export const demoAccounts = [
  ...STAFF.map((name) => ({ email: `${name}@example.org`, password: 'staff-demo', note: '' })),
  { email: 'newcomer@example.org', password: 'welcome1', note: '(temporary: asks for a new one)' },
];

/** What the terminal says once the app can be opened. */
export function welcome(address: string): string {
  const rows = demoAccounts.map(({ email, password, note }) =>
    `    ${email.padEnd(26)}${password.padEnd(12)}${note}`.trimEnd(),
  );
  return [
    '',
    `  Staff administration is at ${address}`,
    '',
    '  Demo accounts and their passwords:',
    ...rows,
    '',
    '  Mails, such as password resets, are printed here. Ctrl+C stops; npm run reset brings the demo data back.',
    '',
  ].join('\n');
}
