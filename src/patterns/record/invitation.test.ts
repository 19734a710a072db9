import { describe, expect, it } from 'vitest';
import { minuteText } from '../../../machines/rules/dates.ts';
import { NO_PERSON } from '../../../machines/testing/noPerson.ts';
import { invitationText } from './invitation.ts';

const NOW = new Date(2026, 2, 10, 12).getTime();
const at = (day: number) => new Date(2026, 2, day, 9).toISOString();

describe('invitationText', () => {
  it.each([
    ['expires', 10, ', or when a newer one is requested.'],
    ['expired', 9, '; a link requested since may still work.'],
  ])('shows when the link %s', (verb, day, end) => {
    const text = `Invitation sent ${minuteText(at(day))}. Its link ${verb} ${minuteText(at(day + 1))}${end}`;
    expect(invitationText({ ...NO_PERSON, invitedAt: at(day) }, NOW)).toBe(text);
  });

  it('is missing without an invitation, and once the setup is complete', () => {
    expect(invitationText(NO_PERSON, NOW)).toBeUndefined();
    expect(invitationText({ isPasswordChanged: true, invitedAt: at(10) }, NOW)).toBeUndefined();
  });
});
