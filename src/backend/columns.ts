/** A person's own columns. */
export const PERSON_COLUMNS =
  'id, email, first_name, last_name, display_name, role, is_password_changed, created_at, updated_at';

/** The nested read of a person (specification, section 7). */
export const STAFF_COLUMNS =
  `${PERSON_COLUMNS}, role_assignments(id, team:teams(id, name), department:departments(id, name))` as const;

/** What is read of a person in a list, with what lists are sorted by. */
export const LISTED_STAFF_COLUMNS = `${STAFF_COLUMNS}, sort_name, role_level` as const;

/** What is read of the signed-in person's own row. */
export const PROFILE_COLUMNS =
  'id, email, first_name, last_name, display_name, role, is_password_changed, theme_preference';

/** What is read of a team; `sort_name` is where its page ends. */
export const TEAM_COLUMNS =
  'id, name, sort_name, updated_at, department:departments(id, name), members:role_assignments(count)';

/** The fields of section 7, and the performer's name at the time. */
export const AUDIT_LOG_COLUMNS =
  'id, performed_at, performed_by, performed_by_label, action, details, resource_type, resource_id, subject_id, created_at, updated_at';
