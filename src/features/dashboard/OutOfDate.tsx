import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/RetryButton.tsx';

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
