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
  it('overwrites only the base version of names and role', async () => {
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

  it('keeps an assignment that another user changed meanwhile', async () => {
    const renamedAndMoved = { ...renamed, assignment: moved.assignment };
    const { output, called } = await update(rename, { saveStaffMember: answering<Saving>(accepted(renamedAndMoved)) });
    expect(called.reassign).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: renamedAndMoved });
  });

  it('is rejected', async () => {
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
    ['gets no response', answering<Saving>(rejected('unreachable'))],
    ['throws', answering<Saving>(DEFECT)],
    ['times out', answering<Saving>()],
  ])('compares the row when the request %s', async (_, saveStaffMember) => {
    const loadStaffMember = answering<Reading>(accepted(renamed));
    const { output, path } = await update(rename, { saveStaffMember, loadStaffMember });
    expect(loadStaffMember).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(path.slice(-3)).toEqual(['comparingProfile', 'updatingPlacement', 'saved']);
    expect(output).toMatchObject({ result: 'saved', member: renamed });
  });

  it('does not write again when the row differs', async () => {
    const saveStaffMember = answering<Saving>(rejected('unreachable'), accepted(renamed));
    const { output } = await update(rename, { saveStaffMember, loadStaffMember: answering<Reading>(accepted(ann)) });
    expect(saveStaffMember).toHaveBeenCalledOnce();
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });

  it('reports a newer version, or a removed person', async () => {
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
    ['throws', answering<Reading>(DEFECT)],
    ['times out', answering<Reading>()],
  ])('is unconfirmed when reading the row %s', async (_, loadStaffMember) => {
    const { output } = await update(rename, { saveStaffMember: answering<Saving>(DEFECT), loadStaffMember });
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });
});

describe('department and team', () => {
  it('reassigns, then reads the row', async () => {
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

  it('clears the assignment with nulls', async () => {
    const { called } = await update({ departmentId: null }, {});
    expect(called.reassign).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ teamId: null, departmentId: null }),
    );
  });

  it('assigns a person without an assignment', async () => {
    const loadStaffMember = answering<Reading>(accepted(moved));
    const { output, called } = await update({ ...move, teamId: 'desk' }, { loadStaffMember }, unassigned);
    expect(called.assign).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', teamId: 'desk', departmentId: 'legal' });
    expect(called.reassign).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: moved });
  });

  it('follows names and role, unless another user already saved the same placement', async () => {
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
    ['finds no one', answering<Reading>(accepted(null))],
    ['is rejected', answering<Reading>(rejected('other'))],
    ['throws', answering<Reading>(DEFECT)],
    ['times out', answering<Reading>()],
  ])('is saved even if reading the row %s', async (_, loadStaffMember) => {
    const { output, called } = await update(move, { loadStaffMember });
    expect(called.assign).not.toHaveBeenCalled();
    expect(output).toEqual({ result: 'savedUnread', member: ann, error: null });
  });

  it('reports a rejected assignment with names and role saved, if they changed', async () => {
    const reassign = answering<Outcome>(rejected('invalid', 'The team does not belong to this department'));
    const { output, called } = await update({ ...rename, ...move }, { reassign });
    expect(called.loadStaffMember).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'assignmentRejected', member: renamed, error: { kind: 'invalid' } });
    const first = await update(move, { assign: answering<Outcome>(rejected('invalid')) }, unassigned);
    expect(first.called.loadStaffMember).not.toHaveBeenCalled();
    expect(first.output).toMatchObject({ result: 'rejected', member: unassigned, error: { kind: 'invalid' } });
  });

  it('returns the current person on a permission error', async () => {
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
    ['gets no response', () => answering<Outcome>(rejected('unreachable'))],
    ['throws', () => answering<Outcome>(DEFECT)],
    ['times out', () => answering<Outcome>()],
  ])('compares the row when the request %s', async (_, answer) => {
    const found = () => answering<Reading>(accepted(moved));
    const again = await update(move, { reassign: answer(), loadStaffMember: found() });
    expect(again.output).toMatchObject({ result: 'saved', member: moved });
    expect(again.path.slice(-2)).toEqual(['comparingPlacement', 'saved']);
    const first = await update(move, { assign: answer(), loadStaffMember: found() }, unassigned);
    expect(first.output).toMatchObject({ result: 'saved', member: moved });
    expect(first.path.slice(-2)).toEqual(['comparingPlacement', 'saved']);
    expect(first.called.reassign).not.toHaveBeenCalled();
  });

  it('is saved if the row has the placement, regardless of other changes', async () => {
    const renamedToo = { ...moved, lastName: 'Low', updatedAt: 'v3' };
    const reassign = answering<Outcome>(rejected('unreachable'));
    const { output, called } = await update(move, { reassign, loadStaffMember: answering(accepted(renamedToo)) });
    expect(called.saveStaffMember).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'saved', member: renamedToo });
  });

  it.each([
    ['gets no response', () => answering<Outcome>(rejected('unreachable'))],
    ['throws', () => answering<Outcome>(DEFECT)],
    ['times out', () => answering<Outcome>()],
  ])('is not saved when the request %s and the row differs', async (_, answer) => {
    const again = await update(move, { reassign: answer(), loadStaffMember: answering<Reading>(accepted(ann)) });
    expect(again.output).toEqual({ result: 'rejected', member: ann, error: unreachable });
    const nowhere = answering<Reading>(accepted(unassigned));
    const first = await update(move, { assign: answer(), loadStaffMember: nowhere }, unassigned);
    expect(first.output).toEqual({ result: 'rejected', member: unassigned, error: unreachable });
  });

  it('reports a removed person or another assignment, and returns the latest version', async () => {
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
    ['throws', answering<Reading>(DEFECT)],
    ['times out', answering<Reading>()],
  ])('is unconfirmed when reading the row %s', async (_, loadStaffMember) => {
    const { output } = await update(move, { reassign: answering<Outcome>(DEFECT), loadStaffMember });
    expect(output).toEqual({ result: 'rejected', member: ann, error: unreachable });
  });
});
