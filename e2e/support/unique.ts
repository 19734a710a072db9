import { randomUUID } from 'node:crypto';

/** Returns a name that no other test uses. */
export function unique(noun: string): string {
  return `${noun} ${randomUUID().slice(0, 8)}`;
}

/** Returns a person that no other test adds. */
export function uniquePerson() {
  return { email: `new-${randomUUID().slice(0, 8)}@example.org`, firstName: 'Nora', lastName: 'Neu' };
}
