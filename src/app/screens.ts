import { lazyComponent, type LazyComponent } from '../lib/lazyComponent.tsx';
import { destinationAfterSignIn, isGated, routeAt, type RoutePath } from './paths.ts';

export const LoginScreen = lazyComponent(() => import('../features/sign-in/LoginScreen.tsx'));
export const SetupScreen = lazyComponent(() => import('../features/sign-in/SetupScreen.tsx'));
export const DashboardScreen = lazyComponent(() => import('../features/dashboard/DashboardScreen.tsx'));
export const RolesScreen = lazyComponent(() => import('../features/staff/RolesScreen.tsx'));
export const TeamsScreen = lazyComponent(() => import('../features/teams/TeamsScreen.tsx'));
export const AuditScreen = lazyComponent(() => import('../features/audit/AuditScreen.tsx'));
export const SettingsScreen = lazyComponent(() => import('../features/settings/SettingsScreen.tsx'));
export const SignedInLayout = lazyComponent(() => import('./session/SignedInLayout.tsx'));
export const Shell = lazyComponent(() => import('./layout/Shell.tsx'));
export const NotFound = lazyComponent(() => import('./NotFound.tsx'));

const CHUNKS: Record<RoutePath, Pick<LazyComponent, 'preload'>[]> = {
  '/': [],
  '/login': [LoginScreen],
  '/setup': [SignedInLayout, SetupScreen],
  '/dashboard': [SignedInLayout, Shell, DashboardScreen],
  '/dashboard/roles': [SignedInLayout, Shell, RolesScreen],
  '/dashboard/teams': [SignedInLayout, Shell, TeamsScreen],
  '/dashboard/audit': [SignedInLayout, Shell, AuditScreen],
  '/settings': [SignedInLayout, Shell, SettingsScreen],
};

/** Fetches all that a route shows at once, rather than a layout first and then what is inside it; never rejects. */
export async function preloadRoute(path: string): Promise<void> {
  const route = routeAt(path);
  if (route !== null) await Promise.all(CHUNKS[route].map((screen) => screen.preload()));
}

/** Fetches what the page that is opened first will show: of a protected one, a visitor sees the sign-in. */
export function preloadFirstRoute(path: string, isSignedIn: boolean): Promise<void> {
  return preloadRoute(!isSignedIn && isGated(path) ? '/login' : path);
}

/**
 * Fetches what a sign-in leads to, while the form is still being filled in.
 * @param next the page asked for, as the address of the sign-in has it
 */
export function preloadAfterSignIn(next: string | null): void {
  void preloadRoute(destinationAfterSignIn(next).replace(/\?.*/, ''));
}
