import { useId } from 'react';
import * as styles from './RadioField.css.ts';

type RadioFieldProps<Value extends string> = {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A labeled group of radio buttons. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, options, value, disabled = false, onChange } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
