import { describe, expect, it } from 'vitest';
import { NO_PERSON } from '../../../machines/shared/entities.ts';
import { invitationOf } from './invitation.ts';

const NOW = new Date(2026, 2, 10, 12).getTime();
const at = (day: number) => new Date(2026, 2, day, 9).toISOString();

describe('invitationOf', () => {
  it.each([
    [
      'expires',
      10,
      'Invitation sent Mar 10, 2026 09:00. Its link expires Mar 11, 2026 09:00, or when a newer one is requested.',
    ],
    [
      'has expired',
      9,
      'Invitation sent Mar 9, 2026 09:00. Its link expired Mar 10, 2026 09:00; a link requested since may still work.',
    ],
  ])('shows when the link %s', (state, day, text) => {
    const invitation = { isExpired: state === 'has expired', text };
    expect(invitationOf({ ...NO_PERSON, invitedAt: at(day) }, NOW)).toEqual(invitation);
  });

  it('is null without an invitation, and once the setup is complete', () => {
    expect(invitationOf(NO_PERSON, NOW)).toBeNull();
    expect(invitationOf({ isPasswordChanged: true, invitedAt: at(10) }, NOW)).toBeNull();
  });
});
