import { TriangleAlert } from 'lucide-react';
import * as styles from './EmptyState.css.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePassFocus } from '../../lib/focus.ts';
import { Notice } from './Notice.tsx';

type ErrorStateProps = {
  /** The error message. */
  message: string;
  onRetry: () => void;
  /** Moves the focus to an element that stays, when this unmounts. */
  passFocus: () => void;
};

/** A list or page that could not be loaded, with Retry. Announced at once. */
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
  /** Moves the focus to an element that stays. */
  passFocus: () => void;
};

/** A Retry button that unmounts while the request runs again, after moving the focus. */
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
  /** Moves the focus to an element that stays. */
  passFocus: () => void;
};

/** Marks the content as stale when a refresh failed. */
export function OutOfDate({ failure, onRetry, passFocus }: Props) {
  return (
    <div role="alert">
      <Notice tone="warning" action={<RetryButton onClick={onRetry} passFocus={passFocus} />}>
        <p>{failure}</p>
        <p>This data may be out of date.</p>
      </Notice>
    </div>
  );
}
