import { LandingPage } from '../../pages/landingPage.ts';
import { LoginPage } from '../../pages/loginPage.ts';
import { SetupPage } from '../../pages/setupPage.ts';
import { Shell, signOut } from '../../pages/shell.ts';
import { fulfillRequests, abortRequests } from '../../support/faults.ts';
import { addPerson } from '../../support/people.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { signInChart } from './signInChart.ts';

const SIGN_IN = { method: 'POST', path: '/auth/v1/token' };
const READ_PROFILE = { method: 'GET', path: '/rest/v1/users' };
const CLOSED = { status: 403, json: { code: '42501', message: 'Profiles are closed for maintenance' } };

export const signInFlow = defineFlow({
  chart: signInChart,
  open: async ({ page, server }) => {
    const login = new LoginPage(page);
    await login.open();
    return { page, server, login, person: await addPerson(server) };
  },
  sees: {
    'the sign-in form': async ({ login }) => {
      await expect(login.heading).toBeVisible();
      await expect(login.email).toHaveValue('');
      await expect(login.submit).toBeEnabled();
    },
    'the form with missing fields': async ({ page, login }) => {
      await expect(page.getByText('Email address is required')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expect(login.email).toBeFocused();
    },
    'the form with “Invalid login credentials”': async ({ login, person }) => {
      await expect(login.failure).toHaveText('Invalid login credentials');
      await expect(login.email).toHaveValue(person.email);
      await expect(login.password).toHaveValue('wrong');
    },
    'the form with “The server did not answer”': async ({ login, person }) => {
      await expect(login.failure).toContainText('The server did not answer. Check your connection and try again.');
      await expect(login.email).toHaveValue(person.email);
    },
    'the form with “Database error”': async ({ login }) => {
      await expect(login.failure).toHaveText('Database error: Profiles are closed for maintenance');
    },
    'the dashboard': async ({ page }) => {
      await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    },
    'the setup page': async ({ page }) => {
      await expect(new SetupPage(page).heading).toBeVisible();
    },
    'the landing page': async ({ page }) => {
      await expect(new LandingPage(page).greeting).toBeVisible();
      await expect(new LandingPage(page).logIn).toBeVisible();
    },
  },
  does: {
    'submits an empty form': ({ login }) => login.submit.click(),
    'submits a wrong password': ({ login, person }) => login.signIn(person.email, 'wrong'),
    'signs in while the server is unreachable': async ({ page, login, person }) => {
      await abortRequests(page, SIGN_IN);
      await login.signIn(person.email, person.password);
    },
    'signs in while the profile fails to load': async ({ page, login, person }) => {
      await fulfillRequests(page, READ_PROFILE, CLOSED);
      await login.signIn(person.email, person.password);
    },
    'signs in': ({ login, person }) => login.signIn(person.email, person.password),
    'signs in with a temporary password': async ({ server, login }) => {
      const { email, password } = await addPerson(server, { isSetupPending: true });
      await login.signIn(email, password);
    },
    'presses Sign in again': ({ login }) => login.submit.click(),
    'presses Retry': ({ login }) => login.retry.click(),
    'signs out': ({ page }) => signOut(page),
    'chooses Back to Home': ({ login }) => login.home.click(),
    'chooses Log In': ({ page }) => new LandingPage(page).logIn.click(),
  },
});
