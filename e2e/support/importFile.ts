import { randomUUID } from 'node:crypto';

type PeopleFile = { text: string; emails: string[] };

const HEADER = 'First name,Last name,Email,Role,Department,Team';

/** Creates a CSV file of `count` people with unique addresses, followed by the rows of `wrong`. */
export function peopleFile(count: number, wrong: string[] = []): PeopleFile {
  const id = randomUUID().slice(0, 8);
  const emails = Array.from({ length: count }, (_, index) => `import-${id}-${index + 1}@example.org`);
  const rows = emails.map((email, index) => `Ida,Import ${index + 1},${email},Employee,Finance,Payroll`);
  return { text: [HEADER, ...rows, ...wrong].join('\r\n'), emails };
}
