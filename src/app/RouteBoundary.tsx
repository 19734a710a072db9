import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/button/Button.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import { MissingCodeError } from '../lib/lazyComponent.tsx';
import { useFocusOnFailure } from '../lib/focus.ts';

/** An error boundary around a part of the page, which resets on navigation. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type Props = { pathname: string; children: ReactNode };
type State = { caught: { error: unknown } | null; pathname: string };

class Boundary extends Component<Props, State> {
  override state: State = { caught: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { caught: null, pathname };
  }

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return <RouteError error={caught.error} onRetry={() => this.setState({ caught: null })} />;
  }
}

const reload = () => window.location.reload();

/** Browser error messages for a chunk that a newer deployment has removed. */
const MISSING_CHUNK = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

function RouteError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof MissingCodeError;
  // Loads the chunk again on the next visit.
  useEffect(() => (isMissing ? error.reset : undefined), [isMissing, error]);

  if (isMissing && !navigator.onLine) {
    const retry = () => {
      error.reset();
      onRetry();
    };
    return <NeedsConnection onRetry={retry} />;
  }
  if (isMissing || (error instanceof Error && MISSING_CHUNK.test(error.message))) {
    return <Failure title="A new version is available" text="Reload to use it." action="Reload" onAction={reload} />;
  }
  const text = 'Nothing you saved is lost. Reload to try again.';
  return <Failure title="Something went wrong on this page" text={text} action="Reload" onAction={reload} />;
}

function NeedsConnection({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const retryOnline = () => retry();
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);
  return <Failure title="This page needs a connection" text="You are offline." action="Try again" onAction={onRetry} />;
}

type FailureProps = { title: string; text: string; action: string; onAction: () => void };

function Failure({ title, text, action, onAction }: FailureProps) {
  useFocusOnFailure();
  return (
    <div className={styles.page}>
      <div className={styles.text} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.quiet}>{text}</p>
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  );
}
