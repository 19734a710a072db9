import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  children: ReactNode;
  /** Types and endings, as the `accept` of an input has them. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button that opens the browser's own dialog to choose a file. */
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
          // The same file, corrected, may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
