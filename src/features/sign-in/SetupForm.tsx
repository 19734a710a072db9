import { useRef } from 'react';
import type { ProfileSetupField } from '../../../machines/profileSetup/profileSetupForm.ts';
import {
  selectAreNamesFixed,
  selectEmail,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsPasswordSaved,
  selectSavedPart,
} from '../../../machines/profileSetup/selectors.ts';
import { selectIsBusy, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { NAMES_CHANGED_BY, NEW_PASSWORD_HELP } from '../../../machines/rules/validation.ts';
import { ProfileSetupActor } from './profileSetupActor.ts';
import { Button } from '../../components/button/Button.tsx';
import { Field, UsernameField } from '../../components/form/Field.tsx';
import { type FieldChange, Form } from '../../components/form/Form.tsx';
import { useFocusOnResponse } from '../../lib/focus.ts';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import * as styles from './signIn.css.ts';

/** Names and the new password; only the names after the password was saved. */
export function SetupForm() {
  const setup = ProfileSetupActor.useActorRef();
  const email = ProfileSetupActor.useSelector(selectEmail);
  const areNamesFixed = ProfileSetupActor.useSelector(selectAreNamesFixed);
  const form = ProfileSetupActor.useSelector(selectForm);
  const errors = ProfileSetupActor.useSelector(selectErrors);
  const failure = ProfileSetupActor.useSelector(selectFailure);
  const savedPart = ProfileSetupActor.useSelector(selectSavedPart);
  const isBusy = ProfileSetupActor.useSelector(selectIsBusy);
  const isSlow = ProfileSetupActor.useSelector(selectIsSlow);
  const isPasswordSaved = ProfileSetupActor.useSelector(selectIsPasswordSaved);
  const element = useRef<HTMLFormElement>(null);
  useFocusOnResponse(element, isBusy);

  const field = (name: ProfileSetupField) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: isBusy || (areNamesFixed && (name === 'firstName' || name === 'lastName')),
    required: true,
    onChange: (event: FieldChange) =>
      setup.send({ type: 'field.change', field: name, value: event.currentTarget.value }),
  });

  return (
    <Form ref={element} className={styles.form} onSubmit={() => setup.send({ type: 'form.submit' })} aria-busy={isBusy}>
      {(savedPart ?? failure) !== null && (
        <Notice tone="danger">{[savedPart, failure].filter((text) => text !== null).join(' ')}</Notice>
      )}
      <UsernameField email={email} />
      <div className={styles.names}>
        <Field label="First Name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last Name" autoComplete="family-name" {...field('lastName')} />
      </div>
      {areNamesFixed && <p className={styles.lead}>{NAMES_CHANGED_BY}</p>}
      <Field label="Display Name" autoComplete="nickname" {...field('displayName')} />
      {!isPasswordSaved && (
        <>
          <Field
            label="New Password"
            type="password"
            help={NEW_PASSWORD_HELP}
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <Field label="Confirm Password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
        </>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy} busyLabel="Updating...">
        Complete Setup
      </Button>
      <SlowNotice isSlow={isSlow} />
    </Form>
  );
}
