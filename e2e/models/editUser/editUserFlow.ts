import { StaffPage } from '../../pages/staffPage.ts';
import { failRequests } from '../../support/faults.ts';
import { addPerson, removePerson, renamePerson } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { editUserChart } from './editUserChart.ts';

const SAVING = { method: 'POST', path: '/rest/v1/rpc/change_users' };
const ADMIN = 'admin@example.org';

async function rename(staff: StaffPage, firstName: string): Promise<void> {
  await staff.field('First Name').fill(firstName);
  await staff.press('Save');
}

export const editUserFlow = defineFlow({
  chart: editUserChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server, { isSetupPending: true });
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await staff.open(`?q=${person.email}`);
    return { page, server, staff, person };
  },
  sees: {
    'the person in the list': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toContainText(`Test ${person.lastName}`);
    },
    'Permission Denied': async ({ staff }) => {
      await expect(staff.title('Permission Denied')).toBeVisible();
      await expect(staff.dialog).toContainText("You do not have permission to edit this user's information.");
      await expect(staff.dialog).toContainText('A Manager cannot edit an Admin. This takes a Superuser.');
    },
    'the list': async ({ staff }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(ADMIN)).toBeVisible();
    },
    'the dialog with the person': async ({ staff, person }) => {
      await expect(staff.title('Edit User')).toBeVisible();
      await expect(staff.field('First Name')).toHaveValue('Test');
      await expect(staff.field('Last Name')).toHaveValue(person.lastName);
      await expect(staff.field('Role').getByRole('option')).toHaveText(['Supervisor', 'Employee']);
    },
    'the dialog that requires a first name': async ({ staff }) => {
      await expect(staff.dialog.getByText('First name is required')).toBeVisible();
      await expect(staff.field('First Name')).toBeFocused();
    },
    'the dialog with “Failed to update user”': async ({ staff }) => {
      await expect(staff.failure).toHaveText('Failed to update user');
      await expect(staff.field('First Name')).toHaveValue('Mine');
    },
    'the dialog with both names': async ({ staff }) => {
      await expect(staff.title('Someone else changed this user')).toBeVisible();
      await expect(staff.dialog.getByRole('cell')).toHaveText(['Theirs', 'Mine']);
    },
    'the dialog with their name': async ({ staff }) => {
      await expect(staff.title('Edit User')).toBeVisible();
      await expect(staff.field('First Name')).toHaveValue('Theirs');
      await expect(staff.dialog.getByText('There is nothing left to save.')).toBeVisible();
    },
    'the dialog with “Someone removed this user”': async ({ staff }) => {
      await expect(staff.dialog).toContainText(
        'Someone removed this user in the meantime. Your changes were not saved.',
      );
    },
    'the new name, role and department in the list': async ({ staff, person }) => {
      await expect(staff.toast('User updated successfully')).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toContainText(`Mine ${person.lastName}`);
      await expect(staff.row(person.email)).toContainText('Supervisor');
      await expect(staff.row(person.email)).toContainText('Finance');
    },
    'my name in the list': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toContainText(`Mine ${person.lastName}`);
    },
    'their name in the list': async ({ page, staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await page.reload();
      await expect(staff.row(person.email)).toContainText(`Theirs ${person.lastName}`);
    },
    'the list without the person': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toBeHidden();
    },
  },
  does: {
    'chooses Edit': ({ staff, person }) => staff.edit(person.email),
    'chooses Edit of an administrator': async ({ staff }) => {
      await staff.find(ADMIN);
      await staff.edit(ADMIN);
    },
    'finds another person': async (fixtures) => {
      fixtures.person = await addPerson(fixtures.server, { isSetupPending: true });
      await fixtures.staff.find(fixtures.person.email);
    },
    closes: ({ staff }) => staff.press('Close'),
    'clears the first name and saves': ({ staff }) => rename(staff, ' '),
    'saves without a change': ({ staff }) => staff.press('Save'),
    'renames, promotes and moves the person': async ({ staff }) => {
      await staff.field('Role').selectOption('Supervisor');
      await staff.field('Department').selectOption('Finance');
      await rename(staff, 'Mine');
    },
    'renames the person while the server fails': async ({ page, staff }) => {
      await failRequests(page, SAVING);
      await rename(staff, 'Mine');
    },
    'renames the person after another user did': async ({ server, staff, person }) => {
      await renamePerson(server, person, 'Theirs');
      await rename(staff, 'Mine');
    },
    'renames the person after another user removed them': async ({ server, staff, person }) => {
      await removePerson(server, person);
      await rename(staff, 'Mine');
    },
    'presses Save again': ({ staff }) => staff.press('Save'),
    'chooses Save mine': ({ staff }) => staff.press('Save mine'),
    'chooses Use theirs': ({ staff }) => staff.press('Use theirs'),
    cancels: ({ staff }) => staff.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
