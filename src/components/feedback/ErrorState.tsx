import { TriangleAlert } from 'lucide-react';
import * as styles from './EmptyState.css.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePassFocus } from '../../lib/focus.ts';
import { Notice } from './Notice.tsx';

type ErrorStateProps = {
  /** What failed. */
  message: string;
  onRetry: () => void;
  /** Gives the focus to something that stays, when this goes with it. */
  passFocus: () => void;
};

/** A list or page that could not be loaded, with Retry. Read aloud at once. */
export function ErrorState({ message, onRetry, passFocus }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.dangerIcon}>
        <TriangleAlert size={20} aria-hidden />
      </span>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <RetryButton onClick={onRetry} passFocus={passFocus} />
    </div>
  );
}

export type RetryButtonProps = Pick<ButtonProps, 'variant' | 'onClick'> & {
  /** Gives the focus to something that stays. */
  passFocus: () => void;
};

/** A Retry that goes away while what failed is tried again, by a press or by itself; the focus does not go with it. */
export function RetryButton({ passFocus, ...rest }: RetryButtonProps) {
  return (
    <Button {...rest} ref={usePassFocus(passFocus)}>
      Retry
    </Button>
  );
}

type Props = {
  failure: string;
  onRetry: () => void;
  /** Gives the focus to something that stays. */
  passFocus: () => void;
};

/** Marks what is still on screen as old, when loading it again failed. */
export function OutOfDate({ failure, onRetry, passFocus }: Props) {
  return (
    <div role="alert">
      <Notice tone="warning" action={<RetryButton onClick={onRetry} passFocus={passFocus} />}>
        <p>{failure}</p>
        <p>What is shown may be out of date.</p>
      </Notice>
    </div>
  );
}
