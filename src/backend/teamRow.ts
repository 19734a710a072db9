import type { Department, Team } from '../../machines/shared/entities.ts';
import { embeddedIn, numberIn, textIn, type Row } from './rows.ts';

/** Makes a team of its row. */
export function parseTeam(row: Row): Team {
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    department: parseDepartment(embeddedIn(row, 'department')),
    memberCount: numberIn(embeddedIn(row, 'members') ?? {}, 'count'),
    updatedAt: textIn(row, 'updated_at'),
  };
}

/** Makes a department of its row, where there is one. */
export function parseDepartment(row: Row | null): Department | null {
  return row && { id: textIn(row, 'id'), name: textIn(row, 'name') };
}
