import type { Page } from '@playwright/test';

const NEWEST = Date.parse('2024-06-01T12:00:00Z');

/** The time of an entry by its index: newest first, one second apart. */
export function timeOf(index: number): string {
  return new Date(NEWEST - index * 1_000).toISOString();
}

function entry(index: number) {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return {
    id,
    performed_at: timeOf(index),
    performed_by: null,
    performed_by_label: 'System',
    action: 'UPDATE',
    resource_type: 'teams',
    resource_id: id,
    details: { label: 'Payroll', changes: { name: { old: `Team ${index}`, new: 'Payroll' } } },
    created_at: timeOf(index),
    updated_at: timeOf(index),
  };
}

/**
 * Mocks an audit log of `length` entries with keyset pagination.
 * @param counted the limit of the count
 */
export async function mockLongAuditLog(page: Page, length: number, counted = 1_000): Promise<void> {
  const count = { number: Math.min(length, counted), is_exact: length <= counted };
  await page.route('**/rest/v1/rpc/count_audit_logs', (route) => route.fulfill({ json: count }));
  await page.route('**/rest/v1/rpc/search_audit_logs*', (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const limit = Number(parameters.get('limit'));
    const after = parameters.get('after_key') ?? undefined;
    const first = after === undefined ? 0 : (NEWEST - Date.parse(after)) / 1_000 + 1;
    const size = Math.min(limit, length - first);
    return route.fulfill({ json: Array.from({ length: size }, (_, offset) => entry(first + offset)) });
  });
}
