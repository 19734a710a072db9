import type { Profile } from '../../machines/shared/entities.ts';
import { isRole } from '../../machines/rules/roles.ts';
import { optionalTextIn, rowOf, textIn } from './rows.ts';

/** Makes the signed-in person's profile of their row. */
export function parseProfile(value: unknown): Profile {
  const row = rowOf(value);
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    firstName: optionalTextIn(row, 'first_name'),
    lastName: optionalTextIn(row, 'last_name'),
    displayName: optionalTextIn(row, 'display_name'),
    role: isRole(row['role']) ? row['role'] : null,
    isPasswordChanged: row['is_password_changed'] === true,
    themePreference: row['theme_preference'] === 'dark' ? 'dark' : 'light',
  };
}
