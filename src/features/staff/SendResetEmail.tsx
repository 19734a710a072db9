import { ResetEmailActor } from './resetEmailActor.ts';
import { ResetEmailButton } from './ResetEmailButton.tsx';

/** Send reset email for the person of a dialog, who may be edited. */
export function SendResetEmail({ email }: { email: string }) {
  return (
    <ResetEmailActor.Provider>
      <ResetEmailButton email={email} />
    </ResetEmailActor.Provider>
  );
}
