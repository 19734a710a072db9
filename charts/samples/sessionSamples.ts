import type { Named } from 'chart-lab/lab.ts';
import type { Command } from '../../machines/commandPalette/options.ts';
import { INACTIVITY_LIMIT } from '../../machines/rules/limits.ts';
import { END_REASONS } from '../../machines/session/sessionEvents.ts';
import type { SettingsUpdateOutput } from '../../machines/settings/settingsUpdateMachine.ts';
import type { Profile } from '../../machines/shared/entities.ts';
import { NO_ANSWER } from '../../machines/shared/outcome.ts';
import { deviceSessions, latestChanges, manager, TIME, totals } from './people.ts';
import { each, outcomes, eachError, type SamplesOfCharts } from './chartSamples.ts';
import * as given from './values.ts';

const { user } = given;
const password = 'correct horse';
const newPasswords = { newPassword: password, confirmPassword: password };
const passwords = { current: 'temporary', next: password };
const names = { firstName: manager.firstName, lastName: manager.lastName, displayName: manager.displayName };

const savedSettings: SettingsUpdateOutput = {
  profile: manager,
  isPasswordSaved: true,
  isPasswordUnconfirmed: false,
  step: 'changingPassword',
  error: null,
};
const settingsUpdate: Named<SettingsUpdateOutput> = {
  saved: savedSettings,
  'name saved': { ...savedSettings, isPasswordSaved: false, step: 'savingName' },
  'password saved': { ...savedSettings, profile: null },
  'password unconfirmed': {
    ...savedSettings,
    isPasswordSaved: false,
    isPasswordUnconfirmed: true,
    error: NO_ANSWER.error,
  },
  'name not saved': {
    ...savedSettings,
    profile: null,
    isPasswordSaved: false,
    step: 'savingName',
    error: NO_ANSWER.error,
  },
  ...eachError((error) => ({ ...savedSettings, profile: null, isPasswordSaved: false, error })),
};

const commands: Command[] = [
  { id: 'a1', group: 'screens', name: 'Roles & Users', searchTerms: 'go to' },
  { id: 'addUser', group: 'actions', name: 'Add User', searchTerms: 'new person invite' },
];

/** The samples of the session, the settings and the shell. */
export const sessionSamples = {
  commandPalette: {
    events: {
      'palette.open': {
        everything: { commands: commands, finds: 'peopleAndHistory' },
        'to pick a user': { commands: [], finds: 'people' },
        'without users': { commands: commands, finds: 'nothing' },
      },
      'text.change': { ada: { text: 'ada' }, 'no text': { text: '' }, nobody: { text: 'nobody' } },
      'option.move': { next: { step: 'next' }, previous: { step: 'previous' }, last: { step: 'last' } },
      'option.activate': { 'a screen': { id: 'a1' } },
      'option.choose': { 'the active option': { id: null }, 'a screen': { id: 'a1' } },
    },
    answers: { findPeople: given.loadPage },
  },
  inactivity: {
    events: {
      'clock.checked': {
        active: { idleFor: 0 },
        'nearly inactive': { idleFor: INACTIVITY_LIMIT - 55_000 },
        inactive: { idleFor: INACTIVITY_LIMIT },
      },
    },
  },
  login: { events: { 'field.change': given.fields({ email: manager.email, password }) } },
  overview: {
    input: { 'may read the log': { mayReadLog: true }, 'may not': { mayReadLog: false } },
    answers: {
      loadTotals: outcomes({ loaded: totals }),
      loadLatest: outcomes({ loaded: latestChanges, none: [] }),
    },
  },
  passwordReset: {
    events: {
      'reset.request': { ada: { email: manager.email } },
      'cooldown.ticked': { running: { secondsLeft: 42 }, over: { secondsLeft: 0 } },
    },
  },
  pendingLink: { answers: { findPendingLink: { found: { email: manager.email }, none: null } } },
  profileSetup: {
    input: {
      'first sign-in': { ...user, ...names, isPasswordChanged: false },
      'without names': { ...user, firstName: null, lastName: null, displayName: null, isPasswordChanged: false },
      'reset link': { ...user, ...names, isPasswordChanged: true },
    },
    events: {
      'field.change': given.fields({ firstName: 'Mia', lastName: 'Miller', displayName: 'Mia', ...newPasswords }),
    },
    answers: {
      isPasswordChangeRecorded: outcomes({ recorded: true, 'not recorded': false }),
      completeSetup: outcomes({ completed: manager }),
    },
  },
  resetEmail: { events: { 'reset.send': { ada: { email: manager.email } } } },
  resetLink: { input: { 'a link': { tokenHash: 'f3a9' } } },
  session: {
    events: {
      'auth.session': { 'signed in': user },
      'auth.recovery': { 'reset link': user },
      'auth.ended': each(END_REASONS, (reason) => ({ reason })),
      'profile.changed': each(given.ROLES, (role) => ({ profile: { ...manager, role } })),
      'setup.completed': { completed: { profile: manager } },
    },
    answers: {
      inactivity: given.done,
      restoreSession: {
        'signed in': { ...user, isRecovery: false, ending: null },
        'signed out': null,
        'reset link': { ...user, isRecovery: true, ending: null },
        ...each(END_REASONS, (ending) => ({ ...user, isRecovery: false, ending })),
      },
      loadProfile: outcomes<Profile | null>({
        manager,
        'before setup': { ...manager, isPasswordChanged: false },
        suspended: { ...manager, suspendedFrom: TIME, isSuspended: true },
        'another role': { ...manager, role: 'EMPLOYEE' },
        'another theme': { ...manager, themePreference: 'dark' },
        missing: null,
      }),
      hasSession: outcomes({ active: true, ended: false }),
      createProfile: outcomes({ created: { ...manager, role: 'USER' } }),
      endSession: given.done,
    },
  },
  sessions: {
    input: { manager: { userId: manager.id } },
    events: { 'session.end': { phone: { sessionId: 'a1' } } },
    answers: { listSessions: outcomes({ two: deviceSessions, none: [] }) },
  },
  settings: {
    input: {
      manager: { ...user, displayName: 'Mia', draft: null },
      'with a draft': { ...user, displayName: 'Mia', draft: 'Mia M.' },
      'without a name': { ...user, displayName: null, draft: null },
    },
    events: {
      'field.change': given.fields({ displayName: 'Mia M.', currentPassword: passwords.current, ...newPasswords }),
      'name.saved': { 'another name': { displayName: 'M.' }, 'no name': { displayName: null } },
    },
    answers: { settingsUpdate: settingsUpdate },
  },
  settingsUpdate: {
    input: {
      both: { ...user, displayName: 'Mia M.', password: passwords, isPasswordUnconfirmed: false },
      name: { ...user, displayName: 'Mia M.', password: null, isPasswordUnconfirmed: false },
      password: { ...user, displayName: null, password: passwords, isPasswordUnconfirmed: false },
      'unconfirmed password': { ...user, displayName: null, password: passwords, isPasswordUnconfirmed: true },
    },
    answers: { saveDisplayName: outcomes({ saved: { ...manager, displayName: 'Mia M.' } }) },
  },
  shortcuts: { input: { 'single keys on': { areSingleKeysOn: true }, 'single keys off': { areSingleKeysOn: false } } },
  sidebar: {
    input: {
      'wide, pinned': { isWide: true, isPinned: true },
      'wide, not pinned': { isWide: true, isPinned: false },
      narrow: { isWide: false, isPinned: true },
    },
    events: { 'viewport.changed': { wide: { isWide: true }, narrow: { isWide: false } } },
  },
  theme: {
    input: { 'light system': { chosen: null, system: 'light' }, 'dark system': { chosen: null, system: 'dark' } },
    events: {
      'preference.loaded': {
        'none yet': { ...user, theme: null },
        light: { ...user, theme: 'light' },
        dark: { ...user, theme: 'dark' },
      },
      'system.changed': { light: { theme: 'light' }, dark: { theme: 'dark' } },
      'preference.unreadable': { manager: user },
    },
  },
} satisfies Partial<SamplesOfCharts>;
