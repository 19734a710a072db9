import { describe, expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { addFixtures, idOf } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';

const rules = startRules(addFixtures);

const TEAMS = 10_000;
const A_REQUEST = 1_000;
const PAGE = 50;

describe('E. A flood', () => {
  it(
    'E-09 of 10,000 teams from one EMPLOYEE leaves the lists in pages of 50, each by key',
    { timeout: 120_000 },
    async () => {
      const client = rules.as({ account: idOf('actor', 'EMPLOYEE') });
      const { count: already } = await client.from('teams').select('id', { count: 'exact', head: true });
      for (let first = 0; first < TEAMS; first += A_REQUEST) {
        const rows = Array.from({ length: A_REQUEST }, (_, index) => ({ name: `Flood ${first + index}` }));
        expect((await client.from('teams').insert(rows)).error).toBeNull();
      }
      const { count } = await client.from('teams').select('id', { count: 'exact', head: true });
      expect(count).toBe((already ?? 0) + TEAMS);
      // The audit log has a row for each, under the name of who did it.
      const auditLog = () => client.from('audit_logs').select('id, performed_at, performed_by');
      const mine = await client
        .from('audit_logs')
        .select('id', { count: 'exact', head: true })
        .eq('performed_by', idOf('actor', 'EMPLOYEE'));
      expect(mine.count).toBe(TEAMS);

      const order = { ascending: false };
      const newest = rowsOf(await auditLog().order('performed_at', order).order('id', order).limit(PAGE)) as {
        performed_at: string;
      }[];
      const next = await auditLog()
        .lt('performed_at', newest.at(-1)?.performed_at)
        .order('performed_at', order)
        .order('id', order)
        .limit(PAGE);
      expect([newest.length, rowsOf(next).length]).toEqual([PAGE, PAGE]);
      // Whoever asks for all of them gets what the server gives at most.
      expect(rowsOf(await client.from('teams').select('id')).length).toBeLessThanOrEqual(1_000);
      expect(rowsOf(await client.rpc('search_teams', { query: 'Flood 9999' }))).toHaveLength(1);
    },
  );
});
