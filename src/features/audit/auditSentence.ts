import type { AuditLog } from '../../../machines/shared/entities.ts';
import { formatAll } from '../../../machines/rules/format.ts';
import { countOf, fieldChanges, nounOf, NOTHING, SETUP_COMPLETED, valueText } from './auditWords.ts';

/** A part of a sentence; quoted parts are user content, and may refer to a record with a page. */
export type SentencePart = { text: string; isQuoted: boolean; record?: { kind: 'user' | 'team'; id: string } };

/** Replacements for an unknown name. */
const UNNAMED = new Map([
  ['users', 'someone'],
  ['role_assignments', 'someone'],
]);

/** Describes an entry: `Ann Lee changed Bo Fox's role: Employee → Supervisor`. */
export function auditSentence(entry: AuditLog): SentencePart[] {
  const subject = subjectOf(entry);
  const who = quoted(entry.performedByLabel || 'Someone', recordOf('users', entry.performedBy));
  switch (entry.action) {
    case 'INSERT':
      return [who, ...added(entry, subject)];
    case 'DELETE':
      return [who, ...removed(entry, subject)];
    case 'EXPORT':
      return [who, plain(' exported '), ...rows(entry)];
    case 'PRINT':
      return [who, plain(' printed '), ...rows(entry)];
    case 'RESET_EMAIL':
      return [who, plain(' sent a reset email to '), subject];
    case 'SIGN_OUT':
      return [who, plain(` ended ${sessionsOf(entry)} of `), isOwn(entry) ? plain('their own') : subject];
    case 'TICKET':
      return [who, plain(' allowed '), subject, plain(' to sign up')];
    case 'ERASE':
      return [who, plain(' erased '), subject, plain(' in the audit log')];
    case 'PURGE':
      return [
        who,
        plain(` deleted ${rowCount(entry)} from before ${valueText(entry.changes['before']?.new, 'before')}`),
      ];
    case 'PASSWORD':
      return [who, plain(' changed'), ...their(entry, subject, 'password')];
    default:
      return [who, ...changed(entry, subject)];
  }
}

function added(entry: AuditLog, subject: SentencePart): SentencePart[] {
  if (entry.resourceType !== 'role_assignments') return [plain(` added ${kindOf(entry, subject)}`), subject];
  const { team, department } = entry.changes;
  const place = [team, department].map((change) => valueText(change?.new)).find((text) => text !== NOTHING);
  return place === undefined
    ? [plain(' added an assignment of '), subject]
    : [plain(' assigned '), subject, plain(' to '), quoted(place, recordOf('teams', team?.ids?.new))];
}

function removed(entry: AuditLog, subject: SentencePart): SentencePart[] {
  return entry.resourceType === 'role_assignments'
    ? [plain(' ended the assignment of '), subject]
    : [plain(` removed ${kindOf(entry, subject)}`), subject];
}

/** The exported or printed rows: `57 people (filters: Role: Employee)`. */
function rows(entry: AuditLog): SentencePart[] {
  const filters = fieldChanges(entry).filter(({ field }) => field !== 'Format' && field !== 'Rows');
  const listedFilters = filters.flatMap(({ field, after }, index) => [
    plain(`${index === 0 ? ' (filters: ' : ', '}${field}: `),
    quoted(after),
  ]);
  return [plain(rowCount(entry)), ...listedFilters, ...(filters.length > 0 ? [plain(')')] : [])];
}

function rowCount({ changes, resourceType }: AuditLog): string {
  const count = changes['rows']?.new;
  return countOf(resourceType, typeof count === 'number' ? count : 0);
}

function isOwn({ performedBy, subjectId }: AuditLog): boolean {
  return performedBy !== null && performedBy === subjectId;
}

function their(entry: AuditLog, subject: SentencePart, what: string): SentencePart[] {
  return isOwn(entry) ? [plain(` their own ${what}`)] : [plain(' '), subject, plain(`'s ${what}`)];
}

function sessionsOf({ changes }: AuditLog): string {
  const count = valueText(changes['sessions']?.new);
  return count === '1' ? 'a session' : count === NOTHING ? 'sessions' : `${count} sessions`;
}

function changed(entry: AuditLog, subject: SentencePart): SentencePart[] {
  const archived = entry.changes['archived_at'];
  if (archived !== undefined) {
    return [plain(` ${archived.new === null ? 'restored' : 'archived'} ${kindOf(entry, subject)}`), subject];
  }
  const accountChange = accountVerb(entry);
  if (accountChange !== null) return [plain(` ${accountChange} `), subject];
  const isCompleted = entry.changes['is_password_changed']?.new === true;
  const completed = isCompleted ? [plain(' completed'), ...their(entry, subject, 'setup')] : [];
  const changes = fieldChanges(entry).filter(({ field }) => !isCompleted || field !== SETUP_COMPLETED);
  const [first, ...others] = changes;
  if (first === undefined && isCompleted) return completed;
  if (first === undefined) return isOwn(entry) ? [plain(' changed their own account')] : [plain(' changed '), subject];
  const fields = their(entry, subject, formatAll(changes.map(({ field }) => field.toLowerCase())));
  const values = [plain(': '), quoted(first.before), plain(' → '), quoted(first.after)];
  return [
    ...completed,
    plain(isCompleted ? ' and changed' : ' changed'),
    ...fields,
    ...(others.length > 0 ? [] : values),
  ];
}

/** The verb of a status change, before the subject's name; null for another change. */
function accountVerb({ changes, performedAt }: AuditLog): string | null {
  const { suspended_from: suspended, is_password_changed: setup, invited_at: invited } = changes;
  if (suspended !== undefined) {
    if (typeof suspended.new !== 'string') return setup ? 'restored and required a new password from' : 'restored';
    return Date.parse(suspended.new) <= Date.parse(performedAt) ? 'suspended' : 'set the leaving date of';
  }
  if (setup?.new === false) return 'required a new password from';
  return invited === undefined ? null : 'sent an invitation to';
}

/** The noun before the subject's name; none for people. */
function kindOf({ resourceType }: AuditLog, subject: SentencePart): string {
  return resourceType === 'users' || !subject.isQuoted ? '' : `${nounOf(resourceType)} `;
}

/** The subject's name, or its noun if the name is unknown. */
function subjectOf({ action, label, changes, resourceType, subjectId }: AuditLog): SentencePart {
  const value = (field: string) => valueText(changes[field]?.old ?? changes[field]?.new);
  const known = (...texts: string[]) => texts.filter((text) => text !== NOTHING).join(' ');
  const name =
    label ?? (known(value('name')) || known(value('first_name'), value('last_name')) || known(value('email')));
  if (name === '') return plain(UNNAMED.get(resourceType) ?? `a ${nounOf(resourceType)}`);
  const isRemoved = action === 'ERASE' || (action === 'DELETE' && resourceType !== 'role_assignments');
  return quoted(name, isRemoved ? undefined : recordOf(resourceType, subjectId));
}

function recordOf(resourceType: string, id: unknown): SentencePart['record'] {
  if (typeof id !== 'string') return undefined;
  if (resourceType === 'teams') return { kind: 'team', id };
  return resourceType === 'users' || resourceType === 'role_assignments' ? { kind: 'user', id } : undefined;
}

function quoted(text: string, record?: SentencePart['record']): SentencePart {
  return { text, isQuoted: true, ...(record && { record }) };
}

function plain(text: string): SentencePart {
  return { text, isQuoted: false };
}
