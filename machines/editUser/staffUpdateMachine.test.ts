import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected } from '../testing/answers.ts';
import { coverage, inSales, renamed, unassigned, update } from './updateFixtures.ts';
import { ann, legal, type Reading, type Saving } from './staffFixtures.ts';

afterAll(coverage.expectComplete);

const unreachable = { kind: 'unreachable', message: null };
const rename = { firstName: 'Anna' };
const move = { departmentId: 'legal' };
const moved = { ...ann, assignment: { ...inSales, department: legal } };

describe('names and role', () => {
  it('are written over the version they are based on, and nothing else is', async () => {
    const { output, called } = await update({ ...rename, role: 'SUPERVISOR' }, {});
    expect(called.saveStaffMember).toHaveBeenCalledExactlyOnceWith({
      id: 'ann',
      updatedAt: 'v1',
      firstName: 'Anna',
      lastName: 'Lee',
      role: 'SUPERVISOR',
    });
    expect(called.assign).not.toHaveBeenCalled();
    expect(called.reassign).not.toHaveBeenCalled();
    expect(output).toEqual({ result: 'saved', member: renamed, error: null });
  });

  it('leave alone where somebody else moved the person meanwhile', async () => {
    const movedToo = { ...renamed, assignment: moved.assignment };
    const { output, called } = await update(rename, { saveStaffMember: answering<Saving>(accepted(movedToo)) });
    expect(called.reassign).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: movedToo });
  });

  it('are rejected', async () => {
    const { output, called } = await update(
      { ...rename, ...move },
      { saveStaffMember: answering<Saving>(rejected('permission', 'You cannot give this role')) },
    );
    expect(output).toEqual({
      result: 'rejected',
      member: ann,
      error: { kind: 'permission', message: 'You cannot give this role' },
    });
    expect(called.loadStaffMember).not.toHaveBeenCalled();
    expect(called.reassign).not.toHaveBeenCalled();
  });

  it.each([
    ['is lost', answering<Saving>(rejected('unreachable'))],
    ['stops for a defect', answering<Saving>(DEFECT)],
    ['never comes', answering<Saving>()],
  ])('are compared with the row when the answer %s', async (_, saveStaffMember) => {
    const loadStaffMember = answering<Reading>(accepted(renamed));
    const { output, path } = await update(rename, { saveStaffMember, loadStaffMember });
    expect(loadStaffMember).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(path.slice(-3)).toEqual(['comparingProfile', 'updatingPlacement', 'saved']);
    expect(output).toMatchObject({ result: 'saved', member: renamed });
  });

  it('are not written again when the row has them not', async () => {
    const saveStaffMember = answering<Saving>(rejected('unreachable'), accepted(renamed));
    const { output } = await update(rename, { saveStaffMember, loadStaffMember: answering<Reading>(accepted(ann)) });
    expect(saveStaffMember).toHaveBeenCalledOnce();
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });

  it('meet a newer version, or nobody', async () => {
    const newer = { ...ann, lastName: 'Low', updatedAt: 'v3' };
    const changed = () => answering<Saving>(rejected('changed'));
    const conflict = await update(rename, {
      saveStaffMember: changed(),
      loadStaffMember: answering<Reading>(accepted(newer)),
    });
    expect(conflict.output).toMatchObject({ result: 'conflict', member: newer });
    const gone = await update(rename, {
      saveStaffMember: answering<Saving>(rejected('gone')),
      loadStaffMember: answering<Reading>(accepted(null)),
    });
    expect(gone.output?.result).toBe('gone');
  });

  it.each([
    ['is rejected', answering<Reading>(rejected('other'))],
    ['stops for a defect', answering<Reading>(DEFECT)],
    ['is not answered', answering<Reading>()],
  ])('are unconfirmed when the row cannot be read: it %s', async (_, loadStaffMember) => {
    const { output } = await update(rename, { saveStaffMember: answering<Saving>(DEFECT), loadStaffMember });
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });
});

describe('department and team', () => {
  it('are reassigned, then read again', async () => {
    const { output, called } = await update(move, { loadStaffMember: answering<Reading>(accepted(moved)) });
    expect(called.saveStaffMember).not.toHaveBeenCalled();
    expect(called.assign).not.toHaveBeenCalled();
    expect(called.reassign).toHaveBeenCalledExactlyOnceWith({
      assignmentId: 'a1',
      from: { teamId: null, departmentId: 'sales' },
      teamId: null,
      departmentId: 'legal',
    });
    expect(output).toEqual({ result: 'saved', member: moved, error: null });
  });

  it('are taken away with nulls', async () => {
    const { called } = await update({ departmentId: null }, {});
    expect(called.reassign).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ teamId: null, departmentId: null }),
    );
  });

  it('are assigned to a person who has none', async () => {
    const loadStaffMember = answering<Reading>(accepted(moved));
    const { output, called } = await update({ ...move, teamId: 'desk' }, { loadStaffMember }, unassigned);
    expect(called.assign).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', teamId: 'desk', departmentId: 'legal' });
    expect(called.reassign).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: moved });
  });

  it('come after names and role, and not when somebody else has written them already', async () => {
    const both = await update({ ...rename, ...move }, { loadStaffMember: answering<Reading>(accepted(moved)) });
    expect(both.called.reassign).toHaveBeenCalledOnce();
    const elsewhere = { ...renamed, assignment: { id: 'a1', team: null, department: null } };
    const late = await update({ ...rename, ...move }, { saveStaffMember: answering<Saving>(accepted(elsewhere)) });
    expect(late.called.reassign).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: { teamId: null, departmentId: 'sales' } }),
    );
    const there = { ...renamed, assignment: moved.assignment };
    const already = await update({ ...rename, ...move }, { saveStaffMember: answering<Saving>(accepted(there)) });
    expect(already.called.reassign).not.toHaveBeenCalled();
    expect(already.output).toMatchObject({ result: 'saved', member: there });
  });

  it.each([
    ['finds nobody', answering<Reading>(accepted(null))],
    ['is rejected', answering<Reading>(rejected('other'))],
    ['stops for a defect', answering<Reading>(DEFECT)],
    ['is not answered', answering<Reading>()],
  ])('are saved also when reading again %s', async (_, loadStaffMember) => {
    const { output, called } = await update(move, { loadStaffMember });
    expect(called.assign).not.toHaveBeenCalled();
    expect(output).toEqual({ result: 'savedUnread', member: ann, error: null });
  });

  it('are rejected alone: names and role stay saved, which is said if they were changed', async () => {
    const reassign = answering<Outcome>(rejected('invalid', 'The team does not belong to this department'));
    const { output, called } = await update({ ...rename, ...move }, { reassign });
    expect(called.loadStaffMember).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'assignmentRejected', member: renamed, error: { kind: 'invalid' } });
    const first = await update(move, { assign: answering<Outcome>(rejected('invalid')) }, unassigned);
    expect(first.called.loadStaffMember).not.toHaveBeenCalled();
    expect(first.output).toMatchObject({ result: 'rejected', member: unassigned, error: { kind: 'invalid' } });
  });

  it('without permission return the person as they are now', async () => {
    const promoted = { ...ann, role: 'ADMIN', updatedAt: 'v2' } as const;
    const loadStaffMember = () => answering<Reading>(accepted(promoted));
    const reassign = answering<Outcome>(rejected('permission'));
    const one = await update(move, { reassign, loadStaffMember: loadStaffMember() });
    expect(one.output).toMatchObject({ result: 'rejected', member: promoted, error: { kind: 'permission' } });
    const saveStaffMember = answering<Saving>(rejected('permission'));
    const other = await update(rename, { saveStaffMember, loadStaffMember: loadStaffMember() });
    expect(other.output).toMatchObject({ result: 'conflict', member: promoted });
  });

  it.each([
    ['is lost', () => answering<Outcome>(rejected('unreachable'))],
    ['stops for a defect', () => answering<Outcome>(DEFECT)],
    ['never comes', () => answering<Outcome>()],
  ])('are compared with the row when the answer %s', async (_, answer) => {
    const found = () => answering<Reading>(accepted(moved));
    const again = await update(move, { reassign: answer(), loadStaffMember: found() });
    expect(again.output).toMatchObject({ result: 'saved', member: moved });
    expect(again.path.slice(-2)).toEqual(['comparingPlacement', 'saved']);
    const first = await update(move, { assign: answer(), loadStaffMember: found() }, unassigned);
    expect(first.output).toMatchObject({ result: 'saved', member: moved });
    expect(first.path.slice(-2)).toEqual(['comparingPlacement', 'saved']);
    expect(first.called.reassign).not.toHaveBeenCalled();
  });

  it('are saved when the row has them, whatever else changed there', async () => {
    const renamedToo = { ...moved, lastName: 'Low', updatedAt: 'v3' };
    const reassign = answering<Outcome>(rejected('unreachable'));
    const { output, called } = await update(move, { reassign, loadStaffMember: answering(accepted(renamedToo)) });
    expect(called.saveStaffMember).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: renamedToo });
  });

  it.each([
    ['is lost', () => answering<Outcome>(rejected('unreachable'))],
    ['stops for a defect', () => answering<Outcome>(DEFECT)],
    ['never comes', () => answering<Outcome>()],
  ])('are not saved when the answer %s and the row has them not', async (_, answer) => {
    const again = await update(move, { reassign: answer(), loadStaffMember: answering<Reading>(accepted(ann)) });
    expect(again.output).toEqual({ result: 'rejected', member: ann, error: unreachable });
    const nowhere = answering<Reading>(accepted(unassigned));
    const first = await update(move, { assign: answer(), loadStaffMember: nowhere }, unassigned);
    expect(first.output).toEqual({ result: 'rejected', member: unassigned, error: unreachable });
  });

  it('meet nobody, or another assignment: the latest version is stored for another attempt', async () => {
    const changed = () => answering<Outcome>(rejected('changed'));
    const gone = await update(move, { reassign: changed(), loadStaffMember: answering<Reading>(accepted(null)) });
    expect(gone.output?.result).toBe('gone');
    const elsewhere = { ...ann, assignment: { id: 'a2', team: null, department: { id: 'it', name: 'IT' } } };
    const loadStaffMember = answering<Reading>(accepted(elsewhere));
    const other = await update(move, { assign: changed(), loadStaffMember }, unassigned);
    expect(other.output).toMatchObject({ result: 'rejected', member: elsewhere });
    expect(other.output?.error?.kind).toBe('changed');
  });

  it.each([
    ['stops for a defect', answering<Reading>(DEFECT)],
    ['is not answered', answering<Reading>()],
  ])('are unconfirmed when the row cannot be read: it %s', async (_, loadStaffMember) => {
    const { output } = await update(move, { reassign: answering<Outcome>(DEFECT), loadStaffMember });
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });
});
