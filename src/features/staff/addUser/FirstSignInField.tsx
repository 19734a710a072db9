import type { FirstSignIn } from '../../../../machines/addUser/newAccount.ts';
import { RadioField } from '../../../components/form/RadioField.tsx';

const OPTIONS: { value: FirstSignIn; label: string }[] = [
  { value: 'temporaryPassword', label: 'Show a temporary password' },
  { value: 'invitation', label: 'Send an invitation by email' },
];

type FirstSignInFieldProps = { value: FirstSignIn; disabled?: boolean; onChange: (value: FirstSignIn) => void };

/** How new users sign in first. */
export function FirstSignInField(props: FirstSignInFieldProps) {
  return <RadioField label="First sign-in" options={OPTIONS} {...props} />;
}
