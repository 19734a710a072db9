import { LayoutDashboard, Network, ScrollText, Settings, UsersRound, type LucideIcon } from 'lucide-react';

/** Who may open a route: everybody, somebody who owes a new password, or somebody fully signed in. */
export type Access = 'public' | 'guest' | 'setup' | 'ready';

/** Every route of the product (specification, section 2), and its access. */
export const ROUTES = {
  '/': 'public',
  '/login': 'guest',
  '/setup': 'setup',
  '/dashboard': 'ready',
  '/dashboard/roles': 'ready',
  '/dashboard/teams': 'ready',
  '/dashboard/audit': 'ready',
  '/settings': 'ready',
} as const satisfies Record<string, Access>;

export type RoutePath = keyof typeof ROUTES;

/** The route at `path`, found as the router finds it: capitals and slashes at the end aside. Null for none. */
export function routeAt(path: string): RoutePath | null {
  const route = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return isRoute(route) ? route : null;
}

function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(ROUTES, path);
}

/** Whether what `path` shows depends on who asks. */
export function isGated(path: string): boolean {
  const route = routeAt(path);
  return route !== null && ROUTES[route] !== 'public';
}

/**
 * Where to go after the sign-in: the page asked for, if it is a protected route of our own; else the dashboard.
 * @param next the wish from the address: may be anything anybody wrote into a link
 */
export function destinationAfterSignIn(next: string | null): string {
  const [path = ''] = next?.split(/[?#]/) ?? [];
  if (next === null || !path.startsWith('/') || /^[/\\]{2}|[\\\s]/.test(path)) return '/dashboard';
  const { pathname, search } = new URL(next, 'https://own.invalid');
  const route = routeAt(pathname);
  return route !== null && ROUTES[route] === 'ready' ? route + search : '/dashboard';
}

/** The sign-in address that leads back to the page asked for. */
export function signInAddress(location: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
}

export type Section = { path: RoutePath; name: string; icon: LucideIcon };

/** The sections of the signed-in product, in the order of the navigation (specification, section 2). */
export const sections: Section[] = [
  { path: '/dashboard', name: 'Dashboard', icon: LayoutDashboard },
  { path: '/dashboard/roles', name: 'Roles & Users', icon: UsersRound },
  { path: '/dashboard/teams', name: 'Teams & Departments', icon: Network },
  { path: '/dashboard/audit', name: 'Audit Logs', icon: ScrollText },
];

/** At the sidebar's foot and in the user menu. */
export const settingsSection: Section = { path: '/settings', name: 'Settings', icon: Settings };

/** The section that an address belongs to. */
export function sectionOf(pathname: string): Section | undefined {
  const route = routeAt(pathname);
  return [...sections, settingsSection].find(({ path }) => path === route);
}
