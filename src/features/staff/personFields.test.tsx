import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { EMPTY_FORM, newPerson } from '../../../machines/addUser/addUserForm.ts';
import { opened as openedEdit, selectDifferences } from '../../../machines/editUser/editUserContext.ts';
import type { CheckedRow } from '../../../machines/importUsers/checkedRows.ts';
import { opened } from '../../../machines/importUsers/importUsersContext.ts';
import { importUsersMachine } from '../../../machines/importUsers/importUsersMachine.ts';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import { accepted, ann, returningAnn, startSession } from '../../../machines/session/sessionFixtures.ts';
import { listedName, type PersonValues } from '../../../machines/shared/entities.ts';
import { NO_PERSON } from '../../../machines/testing/noPerson.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import { ImportUsersActor } from './import/importUsersLogic.ts';
import { PreviewStep } from './import/PreviewStep.tsx';
import { UserFacts } from './userPage/UserFacts.tsx';

vi.mock('../../patterns/toasts/ToastSlot.tsx', () => ({ ToastSlot: () => null }));

/** A value of each field, and its text. */
const SAMPLES: Record<keyof PersonValues, { value: string; text: string }> = {
  firstName: { value: 'Ada', text: 'Ada' },
  lastName: { value: 'Lovelace', text: 'Lovelace' },
};
const fields = fieldsOf(SAMPLES);
const values = Object.fromEntries(fields.map((field) => [field, SAMPLES[field].value]));
const session = startSession({ restored: returningAnn, loads: [accepted(ann)] });
beforeAll(() => session.becomes('ready'));

it.each(fields)('the page of a user shows %s', (field) => {
  const member = { ...NO_PERSON, isPasswordChanged: true, ...values };
  const markup = renderToStaticMarkup(
    <SessionContext value={session.actor}>
      <h1>{listedName(member)}</h1>
      <UserFacts member={member} about={[]} by={[]} />
    </SessionContext>,
  );
  expect(markup).toContain(SAMPLES[field].text);
});

it.each(fields)('a conflict shows %s', (field) => {
  const context = {
    ...openedEdit({ editor: { id: 'a', role: 'ADMIN' }, target: NO_PERSON }),
    newer: { ...NO_PERSON, ...values },
  };
  const differences = selectDifferences({ context, matches: () => true });
  expect(differences).toContainEqual({ field, typed: '', saved: SAMPLES[field].text });
});

it.each(fields)('the preview of an import shows %s', (field) => {
  const person = newPerson({ ...EMPTY_FORM, ...values });
  const row: CheckedRow = {
    number: 2,
    status: 'ready',
    reasons: [],
    person,
    team: null,
    department: null,
    listed: null,
  };
  const context = { ...opened({ editor: { id: 'ann', role: 'ADMIN' } }), rows: [row] };
  const snapshot = importUsersMachine.resolveState({ value: 'previewing', context });
  const markup = renderToStaticMarkup(
    <ImportUsersActor.Provider options={{ snapshot, input: context }}>
      <PreviewStep />
    </ImportUsersActor.Provider>,
  );
  expect(markup).toContain(SAMPLES[field].text);
});
