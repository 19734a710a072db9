import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** Keeps a failure to the part of the page inside it, until another page is led to. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type Props = { pathname: string; children: ReactNode };
type State = { failure: { error: unknown } | null; pathname: string };

/** React catches what a child throws in a class only. */
class Boundary extends Component<Props, State> {
  override state: State = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { failure: null, pathname };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <RouteError error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
