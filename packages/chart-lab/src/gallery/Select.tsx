import { SelectField } from '../../../../src/components/form/SelectField.tsx';

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  /** The labels of the values. */
  options: Record<Value, string>;
  onSelect: (value: Value) => void;
};

/** A labeled select. */
export function Select<Value extends string>({ label, value, options, onSelect }: SelectProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={({ currentTarget }) => onSelect(currentTarget.value as Value)}>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
