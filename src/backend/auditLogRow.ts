import type { AuditChange, AuditLog } from '../../machines/shared/entities.ts';
import { embeddedIn, optionalTextIn, textIn, type Row } from './rows.ts';

/** Makes an entry of the audit trail of its row. */
export function parseAuditLog(row: Row): AuditLog {
  const details = embeddedIn(row, 'details') ?? {};
  return {
    id: textIn(row, 'id'),
    performedAt: textIn(row, 'performed_at'),
    performedBy: optionalTextIn(row, 'performed_by'),
    performedByLabel: optionalTextIn(row, 'performed_by_label') ?? '',
    action: textIn(row, 'action'),
    resourceType: textIn(row, 'resource_type'),
    resourceId: optionalTextIn(row, 'resource_id'),
    subjectId: optionalTextIn(row, 'subject_id'),
    label: optionalTextIn(details, 'label'),
    changes: parseChanges(embeddedIn(details, 'changes') ?? {}),
  };
}

function parseChanges(changes: Row): Record<string, AuditChange> {
  return Object.fromEntries(
    Object.keys(changes).map((field) => {
      const change = embeddedIn(changes, field) ?? {};
      return [field, { old: change['old'] ?? null, new: change['new'] ?? null }];
    }),
  );
}
