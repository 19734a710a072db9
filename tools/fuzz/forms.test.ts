import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADD_USER_FIELDS, addUserErrors, newPerson, EMPTY_FORM } from '../../machines/addUser/addUserForm.ts';
import { NAME_LENGTH } from '../../machines/rules/limits.ts';
import { withField } from '../../machines/rules/placement.ts';
import { isStaffRole } from '../../machines/rules/roles.ts';
import { normalizedEmail, normalizedName } from '../../machines/rules/text.ts';
import { emailError, nameError, newPasswordError } from '../../machines/rules/validation.ts';
import { fuzz } from '../testing/fuzz.ts';
import { hostileEmail, hostileText } from '../testing/hostile.ts';
import '../testing/vitestSetup.ts';

it('a name is valid if its normalized form is neither empty nor too long, or gets a message', () => {
  fuzz.each(hostileText, 1_000, (name) => {
    const message = nameError('First name', name);
    const normalized = normalizedName(name);
    if (message === undefined) {
      expect(normalized).not.toBe('');
      expect(Array.from(normalized).length).toBeLessThanOrEqual(NAME_LENGTH);
      expect(normalized).not.toContain('\u0000');
    } else {
      expect(message).toMatch(/^First name (is required|must be at most 200 characters|contains a character that .+)$/);
    }
  });
});

it('an email address is valid or gets a message', () => {
  fuzz.each(hostileEmail, 1_000, (email) => {
    const message = emailError(email);
    if (message === undefined) expect(normalizedEmail(email)).toMatch(/^[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    else expect(['Email address is required', 'Enter a valid email address']).toContain(message);
  });
});

it('a password is valid from six characters to 72 bytes', () => {
  fuzz.each(hostileText, 600, (password) => {
    const message = newPasswordError(password);
    const isValid = Array.from(password).length >= 6 && Buffer.byteLength(password) <= 72;
    expect(message === undefined).toBe(isValid);
  });
});

it('Add User accepts any text in its fields, and submits only valid values', () => {
  const change = fc.tuple(fc.constantFrom(...ADD_USER_FIELDS), hostileText);
  fuzz.each(fc.array(change, { minLength: 1, maxLength: 6 }), 600, (changes) => {
    let form = EMPTY_FORM;
    for (const [field, value] of changes) form = withField(form, field, value, []);
    const person = newPerson(form);
    expect(isStaffRole(person.role)).toBe(true);
    if (addUserErrors(form).firstName === undefined) expect(person.firstName).toBe(normalizedName(form.firstName));
    for (const message of Object.values(addUserErrors(form))) expect(message).toMatch(/^[A-Z]/);
  });
});
