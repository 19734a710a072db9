import { useState, type ReactNode } from 'react';

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
    <label>
      {label}
      <select value={value} onChange={({ target }) => onSelect(target.value as Value)}>
        {Object.entries<string>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A message that screen readers announce. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="notice">
      {children}
    </p>
  );
}

type TableProps = { label: string; head: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** A table that scrolls sideways. The first cell of each row is its heading. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...others] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {others.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A button that copies text to the clipboard, and confirms it for two seconds. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    void navigator.clipboard
      .writeText(text())
      .then(
        () => setStatus('Copied'),
        () => setStatus('The browser did not copy'),
      )
      .finally(() => setTimeout(() => setStatus(''), 2_000));
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{status || label}</span>
    </button>
  );
}

/** A value as JSON to edit; undefined becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}
