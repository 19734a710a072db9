import { describe, expect, it } from 'vitest';
import type { Team } from '../entities.ts';
import { placementIds, teamsOf, withDepartment, withTeam } from './placement.ts';

function team(id: string, departmentId: string | null): Team {
  const department = departmentId === null ? null : { id: departmentId, name: departmentId };
  return { id, name: id, department, memberCount: 0, updatedAt: '2024-01-05T13:45:09Z' };
}

const teams = [team('backend', 'engineering'), team('field', 'sales'), team('choir', null)];

describe('where somebody works', () => {
  it('offers the teams of the chosen department, and all while none is chosen', () => {
    expect(teamsOf(teams, 'sales').map(({ id }) => id)).toEqual(['field']);
    expect(teamsOf(teams, '')).toHaveLength(3);
  });

  it('clears the team when a department is chosen', () => {
    expect(withDepartment('sales')).toEqual({ departmentId: 'sales', teamId: '' });
  });

  it('chooses the department of a chosen team, unless one is chosen', () => {
    const none = { departmentId: '', teamId: '' };
    expect(withTeam(none, 'field', teams)).toEqual({ departmentId: 'sales', teamId: 'field' });
    expect(withTeam(none, 'choir', teams)).toEqual({ departmentId: '', teamId: 'choir' });
    expect(withTeam(none, '', teams)).toEqual(none);
    const chosen = { departmentId: 'sales', teamId: 'field' };
    expect(withTeam(chosen, '', teams)).toEqual({ departmentId: 'sales', teamId: '' });
  });

  it('keeps none as null', () => {
    expect(placementIds({ departmentId: 'sales', teamId: '' })).toEqual({ departmentId: 'sales', teamId: null });
    expect(placementIds({ departmentId: '', teamId: 'choir' })).toEqual({ departmentId: null, teamId: 'choir' });
  });
});
