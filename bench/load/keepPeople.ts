import type { Desk } from './person.ts';

type Kept = { id: string; firstName: string };

/** People whom one editor adds, renames and removes; nobody else touches them. */
export function keepPeople({ adapters, ledger, random, initials }: Desk) {
  const people = new Map<string, Kept>();
  const removed: string[] = [];
  let made = 0;

  const one = () => [...people.values()][Math.floor(random() * people.size)];

  async function readBack(write: string, { id, firstName }: Kept): Promise<void> {
    const person = await ledger.call('person, read back', () => adapters.loadStaffMember({ id }));
    if (person !== null) ledger.compare(write, firstName, person.value?.firstName);
  }

  async function expectGone(write: string, id: string): Promise<void> {
    const person = await ledger.call('person, read back', () => adapters.loadStaffMember({ id }));
    if (person !== null) ledger.compare(write, null, person.value?.id);
  }

  return {
    add: async (): Promise<void> => {
      made += 1;
      const email = `load.${initials}.${made}@example.org`;
      const firstName = `Load ${made}`;
      await ledger.call('invite', () => adapters.invite({ email }));
      const account = await ledger.call('make account', () => adapters.createAccount({ email, password: 'temporary' }));
      if (account === null) return;
      const { userId } = account.value;
      const profile = { userId, email, firstName, lastName: initials, role: 'EMPLOYEE' } as const;
      if ((await ledger.call('add profile', () => adapters.addProfile(profile))) === null) return;
      const person = { id: userId, firstName };
      people.set(person.id, person);
      await readBack('add person', person);
    },

    edit: async (): Promise<void> => {
      const kept = one();
      if (kept === undefined) return;
      const before = await ledger.call('person, read back', () => adapters.loadStaffMember({ id: kept.id }));
      const updatedAt = before?.value?.updatedAt;
      if (updatedAt === undefined) return;
      const firstName = `Load ${Date.now()}`;
      const change = { id: kept.id, updatedAt, firstName, lastName: initials, role: null };
      const saved = await ledger.call('edit person', () => adapters.saveStaffMember(change));
      // Without an answer nobody knows whether it was written.
      if (saved === null) return void people.delete(kept.id);
      const renamed = { id: kept.id, firstName };
      people.set(kept.id, renamed);
      await readBack('edit person', renamed);
    },

    remove: async (): Promise<void> => {
      const kept = one();
      if (kept === undefined) return;
      if ((await ledger.call('remove person', () => adapters.removeStaffMember({ id: kept.id }))) === null)
        return void people.delete(kept.id);
      people.delete(kept.id);
      removed.push(kept.id);
      await expectGone('remove person', kept.id);
    },

    /** Reads once more what was written, at the end. */
    readAll: async (): Promise<void> => {
      for (const person of people.values()) await readBack('a person, at the end', person);
      for (const id of removed) await expectGone('a removal, at the end', id);
    },
  };
}
