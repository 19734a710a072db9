import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

/** Tells password managers whose password a form sets. They ignore inputs of type hidden. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
      className={visuallyHidden}
    />
  );
}
