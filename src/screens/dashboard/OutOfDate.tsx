import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Props = { failure: string; onRetry: () => void };

/** Marks what is still on screen as old, when loading it again failed. */
export function OutOfDate({ failure, onRetry }: Props) {
  return (
    <div role="alert">
      <Notice tone="warning" action={<Button onClick={onRetry}>Retry</Button>}>
        <p>{failure}</p>
        <p>What is shown may be out of date.</p>
      </Notice>
    </div>
  );
}
