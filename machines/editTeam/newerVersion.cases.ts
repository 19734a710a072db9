import { describe, expect, it } from 'vitest';
import type { Team } from '../shared/entities.ts';
import { selectForm } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { byOthers, openDialog, renamed, submitted, team } from './dialogFixtures.ts';
import * as select from './editTeamContext.ts';

/** Part of editTeamMachine.test.ts: edit conflicts. */

describe('conflict with a newer version', () => {
  const changed = () =>
    submitted({
      saveTeam: answering<Outcome>(rejected('changed'), accepted(null)),
      loadTeam: answering<Outcome<Team | null>>(accepted(byOthers), accepted({ ...renamed, updatedAt: 'v3' })),
    });

  it('shows the newer values beside the typed ones', async () => {
    const { actor, said, view } = await changed();
    expect(view()).toBe('conflict');
    expect(select.selectMessage(actor.getSnapshot())).toBe('Someone else changed this team in the meantime.');
    expect(select.selectDifferences(actor.getSnapshot())).toEqual([
      { field: 'name', typed: 'Outdoor', saved: 'Meadow' },
    ]);
    expect(said.failure()).toEqual([]);
    actor.send({ type: 'dialog.dismiss' });
    expect(view()).toBe('conflict');
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
  });

  it('overwrites only the fields that the user changed', async () => {
    const { actor, called, saved, view } = await changed();
    actor.send({ type: 'conflict.overwrite' });
    await settle();
    expect(called.saveTeam).toHaveBeenLastCalledWith({
      updatedAt: 'v2',
      name: 'Outdoor',
      departmentId: 'legal',
    });
    expect(saved()).toEqual([
      { id: 'field', row: byOthers },
      { id: 'field', row: { ...renamed, updatedAt: 'v3' } },
    ]);
    expect(view()).toBe('closed');
  });

  it('updates the list with the newer version on Cancel', async () => {
    const { actor, saved } = await changed();
    actor.send({ type: 'dialog.close' });
    expect(saved()).toEqual([{ id: 'field', row: byOthers }]);
  });

  it('replaces the form with the newer values and continues editing', async () => {
    const { actor, called, said, view } = await changed();
    actor.send({ type: 'conflict.takeNewer' });
    expect(view()).toBe('form');
    expect(selectForm(actor.getSnapshot())).toEqual({ name: 'Meadow', departmentId: 'legal' });
    expect(actor.getSnapshot().context.team).toEqual(byOthers);
    expect(select.selectMessage(actor.getSnapshot())).toBeNull();
    expect(said.failure()).toEqual([]);
    expect(called.saveTeam).toHaveBeenCalledOnce();
  });

  it('F-97 shows after Use theirs that there is nothing to save, until a field changes', async () => {
    const { actor, type } = await changed();
    const note = () => select.selectTakenNewerNote(actor.getSnapshot());
    expect(note()).toBeNull();
    actor.send({ type: 'conflict.takeNewer' });
    expect(note()).toBe('These are the values they saved. There is nothing left to save.');
    type('Meadows');
    expect(note()).toBe('Your changes are not saved yet. Press Save to save them.');
    type('Meadow');
    expect(note()).toBe('These are the values they saved. There is nothing left to save.');
  });

  it('shows No Department as text, and ignores spaces', async () => {
    const newer = { ...team, name: 'Outdoor', department: null, updatedAt: 'v2' };
    const { actor, submit, type } = openDialog({
      saveTeam: answering<Outcome>(rejected('changed')),
      loadTeam: answering<Outcome<Team | null>>(accepted(newer)),
    });
    await settle();
    type('legal', 'departmentId');
    type(' Outdoor ');
    await submit();
    expect(select.selectDifferences(actor.getSnapshot())).toEqual([
      { field: 'departmentId', typed: 'Legal', saved: 'No Department' },
    ]);
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)(
    'shows that the team is gone, and closes on %s',
    async (type) => {
      const { actor, gone, view } = await submitted({
        saveTeam: answering<Outcome>(rejected('gone')),
        loadTeam: answering<Outcome<Team | null>>(accepted(null)),
      });
      expect(view()).toBe('gone');
      expect(select.selectMessage(actor.getSnapshot())).toBe('This team no longer exists.');
      expect(gone()).toEqual([{ id: 'field' }]);
      actor.send({ type });
      expect(view()).toBe('closed');
    },
  );
});
