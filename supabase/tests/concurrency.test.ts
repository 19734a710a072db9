import { describe, expect, it } from 'vitest';
import type { Answer } from './support/answers.ts';
import { addFixtures, idOf } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';

const rules = startRules(addFixtures);

describe('Concurrent requests', () => {
  it('keep their own callers, even if some fail', async () => {
    const rejected = () => rules.as('visitor').rpc('require_staff');
    const empty = () => rules.as('visitor').from('users').select('id');
    const own = () =>
      rules
        .as({ account: idOf('actor', 'USER') })
        .from('users')
        .select('id');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([rejected(), empty(), own(), rejected(), own(), empty()]);
      const seen = answers.map(({ error, data }: Answer) => error?.code ?? (Array.isArray(data) ? data.length : data));
      expect(seen).toEqual(['42501', 0, 1, '42501', 1, 0]);
    }
  });
});
