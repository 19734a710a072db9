import { useEffect, useEffectEvent } from 'react';
import { PlainButton } from '../components/button/PlainButton.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import { MissingCodeError } from '../lib/lazyComponent.tsx';
import { useFocusOnFailure } from '../lib/useFocusOnFailure.ts';

type Props = {
  error: unknown;
  /** Shows the screen again. */
  onRetry: () => void;
};

const reload = () => window.location.reload();

/** What browsers say when a chunk of an older deployment is gone. */
const MISSING_CHUNK = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

function isMissing(error: unknown): boolean {
  return error instanceof MissingCodeError || (error instanceof Error && MISSING_CHUNK.test(error.message));
}

/** Stands in for a screen that failed: the rest of the page stays usable. */
export function RouteError({ error, onRetry }: Props) {
  // Another visit tries again.
  useEffect(() => (error instanceof MissingCodeError ? error.forget : undefined), [error]);

  if (error instanceof MissingCodeError && !navigator.onLine) {
    const retry = () => {
      error.forget();
      onRetry();
    };
    return <NeedsConnection onRetry={retry} />;
  }
  if (isMissing(error)) {
    return <Failure title="A new version is available" text="Reload to use it." action="Reload" onAction={reload} />;
  }
  return (
    <Failure
      title="Something went wrong on this page"
      text="Nothing you saved is lost. Reload to try again."
      action="Reload"
      onAction={reload}
    />
  );
}

function NeedsConnection({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return <Failure title="This page needs a connection" text="You are offline." action="Try again" onAction={onRetry} />;
}

function Failure({
  title,
  text,
  action,
  onAction,
}: Record<'title' | 'text' | 'action', string> & { onAction: () => void }) {
  useFocusOnFailure();
  return (
    <div className={styles.page}>
      <div className={styles.text} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.quiet}>{text}</p>
        <PlainButton variant="primary" onClick={onAction}>
          {action}
        </PlainButton>
      </div>
    </div>
  );
}
