import type { Mutant } from './mutants.ts';

/** Mutants that break nothing, or that no test would outlive, and why: each pattern matches names. */
const EQUIVALENT: [RegExp, string][] = [
  [
    /^policy "Staff edit (teams|departments)".*(finds|takes) every row/,
    'both halves of the policy ask the same of the caller alone: either refuses whomever the other would',
  ],
  [/^function take_turns\(\): runs/, 'everybody may take the lock that it takes'],
  [
    /wait_for_moves|^function remove_user\(uuid\), line (10|11|13): /,
    'with one session nobody waits: supabase/tests/postgres/races.ts tests it on a server',
  ],
  [
    /^function (write_audit_log|audited_fields|person_label|unassign_before_removal)\(.*: runs with the caller's rights/,
    'only functions that run with the owner’s rights call it',
  ],
  [
    /^function (count_joined|count_left|guard_superusers|list_departments|dashboard_totals)\(.*: runs with the caller's rights/,
    'whoever gets this far is staff, or the owner, and may do the same themselves',
  ],
  [
    /^function audit_change\(\), line [34]: case when .* → case when true/,
    'a record that there is not has no fields, written as null or as {}',
  ],
  [/^function complete_user\(\), line 12: if .* → if true/, 'it only saves work: what it derives again is there'],
  [
    /^function page_of\(.*, line (5: (case|>)|50: if .* → if false|(56|59|61): |65: not|81: and → or|(81|84|86|89): if .* → if true)/,
    'it only says where to look first: whatever is not found there is looked for further on',
  ],
  [
    /^function (contains_condition\(.*, line (4: case when|5: and → or)|word_condition\(.*, line (5: case .* → case when false|6: and → or|11: )|search_condition\(.*, line 17: >)/,
    'it only says how an index of letters is asked: the condition means the same',
  ],
  [
    /^function keep_(total|pending_setups)\(\), line \d+: if .* → if true/,
    'it only saves a write: nothing is added to the total',
  ],
  [/^function place_people\(\): runs with the caller's rights/, 'whoever may assign somebody may edit their row'],
  [
    /^function capped_count\(.*, line (12: if .* → if false|(15|20|27): (if .* → if false|or → and))/,
    'it only says where counting may stop: all arms together count the same',
  ],
  [
    /^function capped_count\(.*, line 20: (if .* → if true|= → <>|< → >=)/,
    'only a list of over a thousand rows can tell: supabase/tests/longLists.test.ts does',
  ],
  [
    /^function periods_condition\(.*, line 4: /,
    'it only says which of the two periods are asked for: each holds the same times',
  ],
  [
    /^function count_(staff\(.*: case when .* → case when|audit_logs\(.*, line 16: )/,
    'it only says where to look first: whatever is not counted there is counted by its index',
  ],
  [/^function search_audit_logs\(.*, line 11: case when/, 'it only says how much to read before a text is looked up'],
];

/** Why no test can notice a mutant; null when one must. */
export function whyUnnoticeable({ name }: Mutant): string | null {
  return EQUIVALENT.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
