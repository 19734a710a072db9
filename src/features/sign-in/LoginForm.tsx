import { shallowEqual } from '@xstate/react';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LoginField } from '../../../machines/login/loginMachine.ts';
import * as loginSelectors from '../../../machines/login/loginMachine.ts';
import * as resetSelectors from '../../../machines/passwordReset/selectors.ts';
import { selectCondition, selectProblem } from '../../../machines/session/selectors.ts';
import { selectIsBusy, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { destinationAfterSignIn } from '../../session/paths.ts';
import { useAuth, useSession } from '../../session/SessionContext.ts';
import { retry } from '../../session/SessionProblem.tsx';
import { backendHost } from '../../backend/environment.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { Button } from '../../components/button/Button.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { Field } from '../../components/form/Field.tsx';
import { type FieldChange, Form } from '../../components/form/Form.tsx';
import { focusFirstInvalidField } from '../../lib/focus.ts';
import { LoginActor } from './loginActor.ts';
import { PasswordResetActor } from './passwordResetActor.ts';
import * as styles from './signIn.css.ts';

/** The user is being signed in or out. After `ready` the next screen replaces the form once it is loaded. */
const BUSY = ['opening', 'ready', 'signingOut'];

type Props = {
  /** Focuses the email field on mount. */
  autoFocus: boolean;
  /** Loads the code of the page at a path. */
  preload: (address: string) => void;
};

/** Email, password and Sign in. Busy until the profile is read; on an error, offers Retry and Sign out. */
export function LoginForm({ autoFocus, preload }: Props) {
  const session = useAuth();
  const login = LoginActor.useActorRef();
  const reset = PasswordResetActor.useActorRef();
  const [search] = useSearchParams();
  const { email, password, errors } = LoginActor.useSelector(loginSelectors.selectForm, shallowEqual);
  const isSigningIn = LoginActor.useSelector(selectIsBusy);
  const isSlow = LoginActor.useSelector(selectIsSlow);
  const resetEmailError = PasswordResetActor.useSelector(resetSelectors.selectEmailError);
  const isSessionBusy = useSession((snapshot) => BUSY.includes(selectCondition(snapshot)));
  const hasProblem = useSession(selectProblem) !== null;
  const isBusy = isSigningIn || isSessionBusy;

  // Preloads the backend client and the next page.
  const prepare = () => {
    void loadBackend().catch(() => undefined);
    preload(destinationAfterSignIn(search.get('next')));
  };
  const submit = () => {
    reset.send({ type: 'problem.dismiss' });
    if (hasProblem) retry(session);
    else login.send({ type: 'form.submit' });
  };
  const change = (field: LoginField) => (event: FieldChange) => {
    login.send({ type: 'field.change', field, value: event.currentTarget.value });
    if (field === 'email') reset.send({ type: 'problem.dismiss' });
  };

  return (
    <Form className={styles.form} onSubmit={submit} onFocus={prepare} aria-busy={isBusy}>
      <SignInError />
      <Field
        label="Email address"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={errors.email ?? resetEmailError}
        autoFocus={autoFocus}
        readOnly={isBusy || hasProblem}
        onChange={change('email')}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        readOnly={isBusy || hasProblem}
        onChange={change('password')}
      />
      {!hasProblem && <ForgotPassword email={email} />}
      <Button type="submit" variant="primary" wide busy={isBusy} busyLabel="Signing in...">
        {hasProblem ? 'Retry' : 'Sign in'}
      </Button>
      {hasProblem && (
        <Button wide onClick={() => session.send({ type: 'session.signOut' })}>
          Sign out
        </Button>
      )}
      <SlowNotice isSlow={isSlow} />
    </Form>
  );
}

/** Why the profile could not be read, the sign-in failed or no reset link was sent. */
function SignInError() {
  const problem = useSession(selectProblem);
  const failure = LoginActor.useSelector(loginSelectors.selectFailure);
  const isUnanswered = LoginActor.useSelector(loginSelectors.selectIsUnanswered);
  const passwordHint = LoginActor.useSelector(loginSelectors.selectPasswordHint);
  const resetFailure = PasswordResetActor.useSelector(resetSelectors.selectFailure);
  const message = problem ?? failure ?? resetFailure;
  if (message === null) return null;
  return (
    <Notice tone="danger">
      <p>{message}</p>
      {passwordHint !== null && message === failure && <p>{passwordHint}</p>}
      {isUnanswered && message === failure && <p>Server: {backendHost()}</p>}
    </Notice>
  );
}

/** Requests a reset link. During the cooldown it shows the remaining time and, when pressed, the reason. */
function ForgotPassword({ email }: { email: string }) {
  const login = LoginActor.useActorRef();
  const reset = PasswordResetActor.useActorRef();
  const isBusy = PasswordResetActor.useSelector(selectIsBusy);
  const isCoolingDown = PasswordResetActor.useSelector(resetSelectors.selectIsCoolingDown);
  const label = PasswordResetActor.useSelector(resetSelectors.selectRepeatLabel);
  const request = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    login.send({ type: 'failure.dismiss' });
    reset.send({ type: 'reset.request', email });
    if (form) focusFirstInvalidField(form);
  };
  return (
    <Button
      variant="text"
      className={styles.forgot}
      busy={isBusy}
      busyLabel="Sending a link..."
      aria-disabled={isCoolingDown}
      onClick={request}
    >
      {isCoolingDown ? label : 'Forgot your password?'}
    </Button>
  );
}
