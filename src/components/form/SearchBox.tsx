import { Search, X } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';

type SearchBoxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'id' | 'value' | 'onChange'> & {
  /** The accessible name. */
  label: string;
  value: string;
  /** Called with the typed text, and with '' on Clear. */
  onValueChange: (value: string) => void;
};

/** A search input with a Clear button, which returns the focus to the input. */
export function SearchBox({ label, value, onValueChange, ...rest }: SearchBoxProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    ref.current?.focus();
  };
  return (
    <div className={styles.frame} role="search">
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Search size={16} aria-hidden className={styles.icon} />
      <input
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        {...rest}
        ref={ref}
        id={id}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && <IconButton icon={X} label="Clear" className={styles.clear} onClick={clear} />}
    </div>
  );
}
