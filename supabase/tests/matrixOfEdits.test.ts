import { describe, expect, it } from 'vitest';
import type { Role } from '../../machines/rules/roles.ts';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, idOf, ROLES, type Actor } from './support/fixtures.ts';
import { attemptId, mayEdit } from './support/matrix.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

async function roleAndName(id: string) {
  const [row] = await rules.sql<{ role: string; first_name: string }>(
    'select role, first_name from public.users where id = $1',
    [id],
  );
  return row;
}

describe('M. The matrix: names', () => {
  const attempts = ACTORS.flatMap((actor) => ROLES.map((target) => ({ actor, target })));

  attempts.forEach(({ actor, target }, index) => {
    const may = mayEdit({ actor, target });

    it(`${attemptId(1 + index)} ${actor} edits the name of ${target}: ${may ? 'done' : 'nothing found'}`, async () => {
      const id = idOf('target', target);
      const answer = await rules
        .as({ account: idOf('actor', actor) })
        .from('users')
        .update({ first_name: 'Changed' })
        .eq('id', id)
        .select('id');
      expect(rowsOf(answer)).toHaveLength(may ? 1 : 0);
      if (may) expect(await roleAndName(id)).toEqual({ role: target, first_name: 'Changed' });
      else expect(await stage.isUntouched()).toBe(true);
    });
  });
});

describe('M. The matrix: roles', () => {
  const attempts = ACTORS.flatMap((actor) =>
    ROLES.flatMap((target) => ROLES.map((given) => ({ actor, target, given }))),
  );

  attempts.forEach(({ actor, target, given }, index) => {
    const expected = outcome(actor, target, given);

    it(`${attemptId(43 + index)} ${actor} makes ${target} ${given}: ${expected}`, async () => {
      const id = idOf('target', target);
      const answer = await rules
        .as({ account: idOf('actor', actor) })
        .from('users')
        .update({ role: given })
        .eq('id', id)
        .select('id');
      if (expected === 'done') {
        expect(rowsOf(answer)).toHaveLength(1);
        expect(await roleAndName(id)).toEqual({ role: given, first_name: 'target' });
        return;
      }
      if (expected === 'rejected') expectError(answer, '42501', 'You cannot give this role');
      else expect(rowsOf(answer)).toEqual([]);
      expect(await stage.isUntouched()).toBe(true);
    });
  });

  function outcome(actor: Actor, target: Role, given: Role): 'done' | 'rejected' | 'nothing found' {
    if (!mayEdit({ actor, target })) return 'nothing found';
    return mayEdit({ actor, target: given }) ? 'done' : 'rejected';
  }
});
