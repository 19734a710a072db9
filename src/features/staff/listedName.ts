import { fullName, type StaffMember } from '../../../machines/shared/entities.ts';

/** The name in the list: what Edit User edits, first and last name; without them display name or email, never blank. */
export function listedName(member: StaffMember): string {
  return fullName(member).trim() || member.displayName?.trim() || member.email;
}
