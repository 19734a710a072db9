import { minuteText } from '../../../machines/rules/dates.ts';
import { EMAIL_LINK_LIFETIME } from '../../../machines/rules/limits.ts';
import type { User } from '../../../machines/shared/entities.ts';

/**
 * The invitation of a pending user: when it was sent, and until when its link works. A reset link that the user requests
 * later replaces it, and is not recorded. Undefined without an invitation, or once the setup is complete.
 * @param now in milliseconds since 1970
 */
export function invitationText(
  { isPasswordChanged, invitedAt }: Pick<User, 'isPasswordChanged' | 'invitedAt'>,
  now: number,
): string | undefined {
  if (isPasswordChanged || invitedAt === null) return undefined;
  const expiry = Date.parse(invitedAt) + EMAIL_LINK_LIFETIME;
  const expiryText = minuteText(expiry);
  const link =
    expiry <= now
      ? `Its link expired ${expiryText}; a link requested since may still work.`
      : `Its link expires ${expiryText}, or when a newer one is requested.`;
  return `Invitation sent ${minuteText(invitedAt)}. ${link}`;
}
