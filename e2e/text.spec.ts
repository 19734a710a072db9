import { randomUUID } from 'node:crypto';
import { ImportDialog } from './pages/importDialog.ts';
import { LoginPage } from './pages/loginPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { addPerson, demoClient, createTestClient, renamePerson } from './support/people.ts';
import { setSilently } from './support/keys.ts';
import { storeSession } from './support/session.ts';
import { createDepartment } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { uniquePerson, unique } from './support/unique.ts';

// A duplicate address makes a request fail.
test.use({ expectedConsole: [FAILED_REQUEST] });

test('H-12 ignores invisible characters in the address of a new user', async ({ page, server }) => {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const person = uniquePerson();
  await staff.open();
  await staff.openAdd();
  await staff.fillAdd({ ...person, email: '\u200emanager@example.org' });
  await staff.press('Add User');
  await expect(staff.dialog.getByText('This email address is already in the list')).toBeVisible();
  await staff.field('Email').fill(person.email.replace('@', '\u200b@'));
  await staff.press('Add User');
  await expect(staff.dialog).toContainText(`signs in with ${person.email} and`);
  const { error } = await createTestClient(server).auth.signInWithPassword({
    email: person.email,
    password: await staff.temporaryPassword(),
  });
  expect(error).toBeNull();
});

test('F-100 F-102 adds, finds and signs in a user with an international domain', async ({ page, server }) => {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const { email, firstName, lastName } = uniquePerson();
  const address = (domain: string) => email.replace('example.org', domain);
  await staff.open();
  await staff.openAdd();
  // The departments render the form again, which restores its values.
  await expect(staff.field('Department').getByRole('option', { name: 'Finance' })).toBeAttached();
  // Like a password manager or a script.
  await setSilently(staff.field('Email'), address('müller.example'));
  await setSilently(staff.field('First Name'), firstName);
  await setSilently(staff.field('Last Name'), lastName);
  await setSilently(staff.field('Role'), 'SUPERVISOR');
  await staff.press('Add User');
  await expect(staff.dialog).toContainText(`signs in with ${address('xn--mller-kva.example')} and`);
  const password = await staff.temporaryPassword();
  await staff.press('Done');
  await staff.search.fill(address('müller.example'));
  await expect(staff.rows).toHaveCount(1);
  await expect(staff.row(address('xn--mller-kva.example'))).toContainText('Supervisor');
  await page.evaluate(() => localStorage.clear());
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(address('Müller.example'), password);
  await page.waitForURL('**/setup');
});

test('H-12 ignores invisible characters in the address at sign-in', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('\u200emanager@example.org\u200b', 'staff-demo');
  await page.waitForURL('**/dashboard');
});

test('F-77 everyone imported from another system can sign in', async ({ page, server }) => {
  await storeSession(page, server);
  const id = randomUUID().slice(0, 8);
  const department = await createDepartment(server, unique('People and Culture'));
  const staff = new StaffPage(page);
  await staff.open();
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.choose(
    [
      '',
      '"First name", "Last name", "Email", "Department"',
      `"Ada", "Spc", "ada-${id}@example.org", "${department.name.replace(' and ', '  and\u00a0 ')}"`,
      `Bo,Zero,mailto:bo-${id}@example.org\u200b,`,
      `Cy,Zero,\u200ecy-${id}@example.org,`,
      'Di,Listed,manager@example.org\u200b,',
      ...[`.x-${id}@x.org`, `x..${id}@x.org`, `x-${id}@x.org.`, `x-${id}@b.-org`].map((email) => `Ed,Wrong,${email},`),
    ].join('\r\n'),
  );
  await dialog.expectCounts('3 people can be added', '4 rows are wrong and left out', '1 person already added');
  await expect(dialog.row(`ada-${id}@example.org`)).toContainText(department.name);
  await dialog.press('Add 3 people');
  await expect(dialog.title('Import result')).toBeVisible({ timeout: 60_000 });
  const passwords = await dialog.downloadPasswords();
  expect([...passwords.keys()]).toEqual(['ada', 'bo', 'cy'].map((name) => `${name}-${id}@example.org`));
  for (const [email, password] of passwords) {
    expect((await createTestClient(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  }
  const admin = await demoClient(server, 'admin');
  const { data } = await admin.from('users').select('email').like('email', `%${id}%`).throwOnError();
  expect(data.map(({ email }: { email: string }) => email).sort()).toEqual([...passwords.keys()]);
});

test('H-16 rejects department names that are options of the select', async ({ page, server }) => {
  await storeSession(page, server);
  const teams = new TeamsPage(page);
  await teams.open();
  await teams.openDialog('Add Department');
  for (const name of ['No Department', ' all\u00a0departments ']) {
    await teams.field('Department Name').fill(name);
    await teams.press('Add Department');
    await expect(teams.dialog.getByText('This name is reserved. Choose another one.')).toBeVisible();
  }
});

test('F-76 finds a person by name and address as copied from an email client', async ({ page, server }) => {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await staff.find('Miriam Goldberg <manager@example.org>');
  await expect(staff.rows).toHaveCount(1);
  await expect(staff.row('manager@example.org')).toBeVisible();
});

test('F-79 a right-to-left name does not reorder the text around it', async ({ page, server }) => {
  await storeSession(page, server);
  const person = await addPerson(server);
  const staff = new StaffPage(page);
  await renamePerson(server, person, '\u202eمحمد');
  await staff.open(`?q=${person.email}`);
  const name = `\u2068محمد ${person.lastName}\u2069`;
  await expect(staff.row(person.email).getByRole('button', { name: `Edit ${name}` })).toHaveCount(1);
  await staff.remove(person.email);
  await expect(staff.dialog).toContainText(`Are you sure you want to remove ${name} (${person.email})?`);
});
