import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { selectIsBusy, selectIsCoolingDown, selectRepeatLabel } from '../../../machines/passwordReset/selectors.ts';
import type { PasswordReset } from './passwordResetActor.ts';
import { Button } from '../../components/button/Button.tsx';
import * as styles from './LoginScreen.css.ts';

type Props = {
  /** Null until it is fetched. */
  reset: PasswordReset | null;
  onRequest: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** Asks for a reset link; while another one is refused it says for how long, and why when it is pressed. */
export function ForgotPassword({ reset, onRequest }: Props) {
  const actor = reset ?? undefined;
  const isBusy = useSelector(actor, (snapshot) => snapshot !== undefined && selectIsBusy(snapshot));
  const wait = useSelector(actor, (snapshot) =>
    snapshot !== undefined && selectIsCoolingDown(snapshot) ? selectRepeatLabel(snapshot) : null,
  );
  return (
    <Button
      variant="text"
      className={styles.forgot}
      busy={isBusy}
      busyLabel="Sending a link..."
      aria-disabled={wait !== null}
      onClick={onRequest}
    >
      {wait ?? 'Forgot your password?'}
    </Button>
  );
}
