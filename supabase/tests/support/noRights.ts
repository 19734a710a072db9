import { expect } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectError, rowsOf } from './answers.ts';
import type { Callable } from './callable.ts';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './fixtures.ts';

/** All tables but users. */
const OTHER_TABLES = ['roles', 'teams', 'departments', 'role_assignments', 'audit_logs', 'tickets'];

/** Rows that a caller with permissions may add. */
const NEW_ROWS: [string, object][] = [
  ['users', { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' }],
  ['users', { id: UNFINISHED.id, email: UNFINISHED.email, role: 'USER' }],
  ['teams', { name: 'New team', department_id: DEPARTMENTS.money }],
  ['departments', { name: 'New department' }],
  ['role_assignments', { user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.choir }],
  ['audit_logs', { performed_by_label: 'x', action: 'INSERT', resource_type: 'users', resource_id: 'x', details: {} }],
  ['roles', { id: 9, name: 'OWNER', hierarchy_level: 99 }],
  ['tickets', { email: 'new@test.example', issued_at: '2026-01-01' }],
];

/** A change of each table, with a column that is never null. */
const CHANGES: [string, string, object][] = [
  ['teams', 'id', { name: 'Changed' }],
  ['departments', 'id', { name: 'Changed' }],
  ['role_assignments', 'id', { team_id: null }],
  ['audit_logs', 'id', { performed_by_label: 'Changed' }],
  ['roles', 'id', { hierarchy_level: 99 }],
  ['tickets', 'email', { account: null }],
];

const PERSON_CHANGES = [
  { first_name: 'Changed' },
  { role: 'EMPLOYEE' },
  { role: 'USER' },
  { theme_preference: 'dark' },
];

/** Expects that the caller can only read and count their own row of `users`. */
export async function expectOwnRowOnly(client: SupabaseClient, id: string): Promise<void> {
  expect(rowsOf(await client.from('users').select('id'))).toEqual([{ id }]);
  expect((await client.from('users').select('*', { count: 'exact', head: true })).count).toBe(1);
  const related = 'id, role_assignments(id), roles(name)';
  expect(rowsOf(await client.from('users').select(related))).toEqual([{ id, role_assignments: null, roles: null }]);
}

/** Expects that the caller cannot read other tables. */
export async function expectNoOtherRows(client: SupabaseClient): Promise<void> {
  for (const table of OTHER_TABLES) expect(rowsOf(await client.from(table).select('*'))).toEqual([]);
}

/** Expects that each insert is rejected. */
export async function expectNoInsert(client: SupabaseClient): Promise<void> {
  for (const [table, row] of NEW_ROWS) expectError(await client.from(table).insert(row), '42501');
}

/** Expects that the caller can only update their own row of `users`. */
export async function expectNoUpdate(client: SupabaseClient, id: string): Promise<void> {
  for (const change of PERSON_CHANGES) {
    expect(rowsOf(await client.from('users').update(change).neq('id', id).select('id'))).toEqual([]);
  }
  for (const [table, key, change] of CHANGES) {
    expect(rowsOf(await client.from(table).update(change).not(key, 'is', null).select(key))).toEqual([]);
  }
  const over = { id: idOf('target', 'EMPLOYEE'), email: emailOf('target', 'EMPLOYEE'), role: 'EMPLOYEE' };
  expectError(await client.from('users').upsert(over), '42501');
}

/** Expects that nothing can be deleted. */
export async function expectNoDelete(client: SupabaseClient): Promise<void> {
  for (const [table, key] of [['users', 'id'], ...CHANGES] as const) {
    expect(rowsOf(await client.from(table).delete().not(key, 'is', null).select(key))).toEqual([]);
  }
}

/** Expects that every function call is rejected. */
export async function expectNoCall(client: SupabaseClient, functions: readonly Callable[]): Promise<void> {
  expect(functions.length).toBeGreaterThan(8);
  for (const { name, values } of functions) {
    const { error } = await client.rpc(name, values);
    expect({ name, code: error?.code }).toEqual({ name, code: '42501' });
  }
}
