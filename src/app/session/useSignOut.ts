import { useNavigationBlocker } from './NavigationBlocker.ts';
import { useAuth } from './SessionContext.ts';

/** Signs out, once what is not saved on the page may be lost. */
export function useSignOut(): () => void {
  const session = useAuth();
  const { leave } = useNavigationBlocker();
  return () => leave(() => session.send({ type: 'session.signOut' }));
}
