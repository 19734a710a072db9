import { format } from 'date-fns';
import { EMAIL_LINK_LIFETIME } from '../../../../machines/rules/limits.ts';
import type { StaffMember } from '../../../../machines/shared/entities.ts';

const timeText = (time: number) => format(time, 'd MMMM yyyy, HH:mm');

/**
 * When the invitation was sent and until when its link works; null without one, or once the setup is complete.
 * @param now in milliseconds since 1970
 */
export function invitationText(
  { isPasswordChanged, invitedAt }: Pick<StaffMember, 'isPasswordChanged' | 'invitedAt'>,
  now: number,
): string | null {
  if (isPasswordChanged || invitedAt === null) return null;
  const sent = Date.parse(invitedAt);
  const expiry = sent + EMAIL_LINK_LIFETIME;
  return `Invitation sent ${timeText(sent)}. Link ${expiry <= now ? 'expired' : 'expires'} ${timeText(expiry)}.`;
}
