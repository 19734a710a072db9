import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './FileField.css.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';

type FileFieldProps = {
  /** The label of the button. */
  label: string;
  /** The text beside the button, such as that a file can be dropped. */
  hint: string;
  /** File types and extensions, as in the `accept` of an input. A dropped file may have any. */
  accept: string;
  onChoose: (file: File) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** A drop area for a file, with a button that opens the file dialog. */
export function FileField({ label, hint, accept, onChoose, ref }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div
      className={classes(styles.zone, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton ref={ref} icon={Upload} accept={accept} data-autofocus onChoose={onChoose}>
        {label}
      </FileButton>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

type FileButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  children: ReactNode;
  /** File types and extensions, as in the `accept` of an input. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button that opens the file dialog. */
export function FileButton({ accept, onChoose, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // Allows to select the same file again after a correction.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
