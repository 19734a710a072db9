import { randomUUID } from 'node:crypto';

/** A name that no other test has. */
export function unique(noun: string): string {
  return `${noun} ${randomUUID().slice(0, 8)}`;
}

/** Someone whom no other test adds. */
export function uniquePerson() {
  return { email: `new-${randomUUID().slice(0, 8)}@example.org`, firstName: 'Nora', lastName: 'Neu' };
}
