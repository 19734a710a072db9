import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { SettingsField } from './settingsForm.ts';
import { settingsMachine } from './settingsMachine.ts';
import { settingsUpdateMachine } from './settingsUpdateMachine.ts';

/** The settings screen with the production charts and the effects that a test specifies. */

export const coverage = trackTransitions(settingsMachine);

export const ann: Profile = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Annie',
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  themePreference: 'light',
  mayReadLog: true,
  isSuspended: false,
};

type Answers = Partial<ReturnType<typeof effects>>;
type Options = { displayName?: string | null; draft?: string | null; settingsUpdate?: typeof settingsUpdateMachine };

function effects() {
  return {
    verifyPassword: answering<Outcome>(accepted(null)),
    saveDisplayName: answering<Outcome<Profile>>(accepted(ann)),
    changePassword: answering<Outcome>(accepted(null)),
  };
}

/** Opens the screen as Ann. Returns the called effects, toasts and reports. */
export function openScreen(answers: Answers = {}, options: Options = {}) {
  const { displayName = 'Ann', draft = null, settingsUpdate = settingsUpdateMachine } = options;
  const called = { ...effects(), ...answers };
  const announce = vi.fn<(action: unknown, params: { text: string }) => void>();
  const announceSuccess = vi.fn<(action: unknown, params: { text: string }) => void>();
  const announceFailure = vi.fn<(action: unknown, params: { text: string }) => void>();
  const reportProfile = vi.fn<(action: unknown, params: { profile: Profile }) => void>();
  const left: string[] = [];
  const clock = new SimulatedClock();
  const machine = settingsMachine.provide({
    actors: {
      settingsUpdate: settingsUpdate.provide({
        actors: {
          verifyPassword: fromPromise(({ input }) => called.verifyPassword(input)),
          saveDisplayName: fromPromise(({ input }) => called.saveDisplayName(input)),
          changePassword: fromPromise(({ input }) => called.changePassword(input)),
        },
        actions: { reportProfile },
      }),
    },
    actions: { announce, announceSuccess, announceFailure },
  });
  const input = { userId: 'ann', email: 'ann@example.org', displayName, draft };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input });
  actor.on('*', ({ type }) => left.push(type));
  actor.start();
  return {
    actor,
    called,
    clock,
    /** The events emitted to the navigation blocker. */
    left,
    now: () => actor.getSnapshot(),
    reported: () => reportProfile.mock.calls.map(([, { profile }]) => profile),
    said: {
      plainly: () => announce.mock.calls.map(([, { text }]) => text),
      success: () => announceSuccess.mock.calls.map(([, { text }]) => text),
      failure: () => announceFailure.mock.calls.map(([, { text }]) => text),
    },
    submit: async () => {
      actor.send({ type: 'form.submit' });
      await settle();
      return actor.getSnapshot();
    },
    type: (fields: Partial<Record<SettingsField, string>>) => {
      for (const [field, value] of Object.entries(fields)) {
        actor.send({ type: 'field.change', field: field as SettingsField, value });
      }
    },
  };
}

/** Valid values of all password fields. */
export const PASSWORDS = { currentPassword: 'old pass', newPassword: ' new pass ', confirmPassword: ' new pass ' };
