import { Field } from '../../components/form/Field.tsx';
import { REASON_HELP } from './reasons.ts';

type ReasonFieldProps = {
  value: string;
  error?: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** The optional reason of a change, for the audit log. */
export function ReasonField({ onChange, ...props }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      name="reason"
      aside="Optional"
      help={REASON_HELP}
      autoComplete="off"
      dir="auto"
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
