import { describe, expect, it } from 'vitest';
import type { Team } from '../shared/entities.ts';
import { placementIds, teamsOf, withField } from './placement.ts';

function team(id: string, departmentId: string | null): Team {
  const department = departmentId === null ? null : { id: departmentId, name: departmentId };
  return { id, name: id, department, memberCount: 0, isArchived: false, updatedAt: '2024-01-05T13:45:09Z' };
}

const teams = [team('backend', 'engineering'), team('field', 'sales'), team('choir', null)];

describe('placement', () => {
  it('offers the teams of the selected department, or all', () => {
    expect(teamsOf(teams, 'sales').map(({ id }) => id)).toEqual(['field']);
    expect(teamsOf(teams, '')).toHaveLength(3);
  });

  it('adds the department to teams with the same name', () => {
    const field = { ...team('design', 'marketing'), name: 'FIELD' };
    const nowhere = { ...team('none', null), name: 'Field' };
    const all = [...teams, field, nowhere];
    const names = teamsOf(all, '').map(({ name }) => name);
    expect(names).toEqual(['backend', 'field · sales', 'choir', 'FIELD · marketing', 'Field']);
    expect(teamsOf(all, 'marketing').map(({ name }) => name)).toEqual(['FIELD']);
  });

  it('clears the team when the department changes', () => {
    const chosen = { firstName: 'Amara', departmentId: 'engineering', teamId: 'backend' };
    const moved = { firstName: 'Amara', departmentId: 'sales', teamId: '' };
    expect(withField(chosen, 'departmentId', 'sales', teams)).toEqual(moved);
  });

  it('selects the department of the selected team, unless one is selected', () => {
    const none = { departmentId: '', teamId: '' };
    expect(withField(none, 'teamId', 'field', teams)).toEqual({ departmentId: 'sales', teamId: 'field' });
    expect(withField(none, 'teamId', 'choir', teams)).toEqual({ departmentId: '', teamId: 'choir' });
    expect(withField(none, 'teamId', '', teams)).toEqual(none);
    const chosen = { departmentId: 'sales', teamId: 'field' };
    expect(withField(chosen, 'teamId', '', teams)).toEqual({ departmentId: 'sales', teamId: '' });
  });

  it('keeps the placement when another field changes', () => {
    const form = { firstName: '', departmentId: 'sales', teamId: 'field' };
    expect(withField(form, 'firstName', 'Amara', teams)).toEqual({ ...form, firstName: 'Amara' });
  });

  it('returns null for none', () => {
    expect(placementIds({ departmentId: 'sales', teamId: '' })).toEqual({ departmentId: 'sales', teamId: null });
    expect(placementIds({ departmentId: '', teamId: 'choir' })).toEqual({ departmentId: null, teamId: 'choir' });
  });
});
