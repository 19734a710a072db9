import { shallowEqual, useSelector } from '@xstate/react';
import type { MouseEvent, SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LoginField } from '../../../machines/login/loginMachine.ts';
import {
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsSlow,
  selectIsUnanswered,
  selectPasswordHint,
} from '../../../machines/login/selectors.ts';
import { selectEmailError, selectFailure as selectResetFailure } from '../../../machines/passwordReset/selectors.ts';
import { selectCondition, selectProblem } from '../../../machines/session/selectors.ts';
import { LoginActor } from './loginActor.ts';
import type { PasswordReset } from './passwordResetActor.ts';
import { backendHost } from '../../backend/environment.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { retry } from '../../app/session/retry.ts';
import { useAuth, useSession } from '../../app/session/SessionContext.ts';
import { Button } from '../../components/button/Button.tsx';
import { Field } from '../../components/form/Field.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../components/feedback/SlowNotice.tsx';
import { focusFirstWrongField } from '../../components/form/focusFirstWrongField.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import * as styles from './LoginScreen.css.ts';

/** Somebody comes or goes; a session that is ready takes the form away when there is what it leads to. */
const IN_BETWEEN = ['opening', 'ready', 'signingOut'];

type Props = {
  /** Null until it is fetched. */
  reset: PasswordReset | null;
  requestReset: (email: string) => Promise<void>;
  /** Whether the email field gets the focus when the form appears. */
  autoFocus: boolean;
  /** Preloads the screen that the sign-in leads to; `next` as the address has it. */
  preloadNext: (next: string | null) => void;
};

/** Email, password and Sign in. While the session reads the profile, the form stays busy; it says when that failed. */
export function LoginForm({ reset, requestReset, autoFocus, preloadNext }: Props) {
  const session = useAuth();
  const [search] = useSearchParams();
  const login = LoginActor.useActorRef();
  const { email, password, errors } = LoginActor.useSelector(selectForm, shallowEqual);
  const failure = LoginActor.useSelector(selectFailure);
  const isUnanswered = LoginActor.useSelector(selectIsUnanswered);
  const passwordHint = LoginActor.useSelector(selectPasswordHint);
  const isSlow = LoginActor.useSelector(selectIsSlow);
  const isInBetween = useSession((snapshot) => IN_BETWEEN.includes(selectCondition(snapshot)));
  const problem = useSession(selectProblem);
  const isSigningIn = LoginActor.useSelector(selectIsBusy);
  const resetActor = reset ?? undefined;
  const resetEmailError = useSelector(resetActor, (snapshot) => snapshot && selectEmailError(snapshot));
  const resetFailure = useSelector(resetActor, (snapshot) => snapshot && selectResetFailure(snapshot)) ?? null;
  const message = problem ?? failure ?? resetFailure;
  const isBusy = isSigningIn || isInBetween;
  // Somebody is signed in already: what is typed now would count for nothing.
  const isClosed = isBusy || problem !== null;

  /** Fetches what the form, and then the person, will need; a failure shows when it is needed. */
  const prepare = () => {
    void loadBackend().catch(() => undefined);
    preloadNext(search.get('next'));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset?.send({ type: 'problem.dismiss' });
    if (problem !== null) retry(session);
    else login.send({ type: 'form.submit' });
    focusFirstWrongField(event.currentTarget);
  };
  const forget = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    login.send({ type: 'failure.dismiss' });
    void requestReset(email).then(() => form && focusFirstWrongField(form));
  };
  const change = (field: LoginField) => (event: { currentTarget: { value: string } }) => {
    login.send({ type: 'field.change', field, value: event.currentTarget.value });
    if (field === 'email') reset?.send({ type: 'problem.dismiss' });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit} onFocus={prepare} aria-busy={isBusy}>
      {message !== null && (
        <Notice tone="danger">
          <p>{message}</p>
          {passwordHint !== null && message === failure && <p>{passwordHint}</p>}
          {isUnanswered && message === failure && <p>Asked: {backendHost()}</p>}
        </Notice>
      )}
      <Field
        label="Email address"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={errors.email ?? resetEmailError}
        autoFocus={autoFocus}
        readOnly={isClosed}
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
        readOnly={isClosed}
        onChange={change('password')}
      />
      {problem === null && <ForgotPassword reset={reset} onRequest={forget} />}
      <Button type="submit" variant="primary" wide busy={isBusy} busyLabel="Signing in...">
        {problem === null ? 'Sign in' : 'Retry'}
      </Button>
      {problem !== null && (
        <Button wide onClick={() => session.send({ type: 'session.signOut' })}>
          Sign out
        </Button>
      )}
      <SlowNotice isSlow={isSlow} />
    </form>
  );
}
