import type { Desk } from './person.ts';

type Kept = { id: string; name: string };

const unhurried = new AbortController().signal;

/** Teams that one person adds and renames; nobody else touches them, so what is read is what was written. */
export function keepTeams({ adapters, ledger, random, initials }: Desk) {
  const teams = new Map<string, Kept>();
  let made = 0;

  async function readBack(write: string, { id, name }: Kept): Promise<void> {
    const team = await ledger.call('team, read back', () => adapters.loadTeam({ id }));
    if (team !== null) ledger.compare(write, name, team.value?.name);
  }

  return {
    add: async (): Promise<void> => {
      made += 1;
      const name = `Load ${initials} ${made}`;
      const added = await ledger.call('add team', () => adapters.addTeam({ name, departmentId: null }));
      if (added === null) return;
      const found = await ledger.call('teams, searched', () =>
        adapters.listTeams({ search: name, after: null }, unhurried),
      );
      if (found === null) return;
      const team = found.value.rows.find((row) => row.name === name);
      ledger.compare('add team', name, team?.name);
      if (team !== undefined) teams.set(team.id, { id: team.id, name });
    },

    edit: async (): Promise<void> => {
      const kept = [...teams.values()][Math.floor(random() * teams.size)];
      if (kept === undefined) return;
      const before = await ledger.call('team, read back', () => adapters.loadTeam({ id: kept.id }));
      const updatedAt = before?.value?.updatedAt;
      if (updatedAt === undefined) return;
      const name = `${kept.name.split(' v')[0] ?? ''} v${Date.now()}`;
      const change = { id: kept.id, updatedAt, name, departmentId: null };
      const saved = await ledger.call('edit team', () => adapters.saveTeam(change));
      // Without an answer nobody knows whether it was written.
      if (saved === null) return void teams.delete(kept.id);
      const renamed = { id: kept.id, name };
      teams.set(kept.id, renamed);
      await readBack('edit team', renamed);
    },

    /** Reads once more what was written, at the end. */
    readAll: async (): Promise<void> => {
      for (const team of teams.values()) await readBack('a team, at the end', team);
    },
  };
}
