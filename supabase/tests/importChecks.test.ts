import { describe, expect, it } from 'vitest';
import { startServers, valueOf } from './support/adapters.ts';

const servers = startServers();

describe('the addresses before an import', () => {
  it('are found whatever is in them, with whom they belong to', async () => {
    const { adapters } = await servers.signedIn('manager@example.org');
    const odd = ['"a,b"@example.org', '(c)@example.org', 'back\\slash@example.org', "o'neil@example.org"];
    expect(valueOf(await adapters.findListed({ emails: [...odd, 'Employee@example.org'] }))).toEqual([
      { id: '00000000-0000-4000-8000-000000000005', email: 'employee@example.org', role: 'EMPLOYEE' },
    ]);
    expect(valueOf(await adapters.findListed({ emails: [] }))).toEqual([]);
  });

  it('are asked for in requests that are not too long', async () => {
    const { adapters, sent } = await servers.signedIn('manager@example.org');
    const before = sent.length;
    const long = Array.from({ length: 50 }, (_, index) => `${'x'.repeat(200)}${index}@example.org`);
    const found = valueOf(await adapters.findListed({ emails: [...long, 'employee@example.org'] }));
    expect(found).toHaveLength(1);
    expect(sent.slice(before)).toEqual([
      'POST /rest/v1/rpc/require_staff',
      ...Array.from({ length: 3 }, () => 'GET /rest/v1/users'),
    ]);
  });
});
