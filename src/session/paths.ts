import { LayoutDashboard, Network, ScrollText, Settings, UsersRound, type LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router-dom';

/** Who may open a page: all users, signed-out users, users who must set a password, or signed-in users. */
export type Access = 'public' | 'guest' | 'setup' | 'ready';

type Route = {
  access: Access;
  /** Shown in the browser tab and in the navigation. */
  title: string;
  /** Set for pages in the navigation. */
  icon?: LucideIcon;
};

const routes = {
  '/': { access: 'public', title: 'Welcome' },
  '/login': { access: 'guest', title: 'Sign in' },
  '/setup': { access: 'setup', title: 'Complete Your Profile' },
  '/dashboard': { access: 'ready', title: 'Dashboard', icon: LayoutDashboard },
  '/dashboard/roles': { access: 'ready', title: 'Roles & Users', icon: UsersRound },
  '/dashboard/roles/:id': { access: 'ready', title: 'User' },
  '/dashboard/teams': { access: 'ready', title: 'Teams & Departments', icon: Network },
  '/dashboard/teams/:id': { access: 'ready', title: 'Team' },
  '/dashboard/audit': { access: 'ready', title: 'Audit Logs', icon: ScrollText },
  '/settings': { access: 'ready', title: 'Settings', icon: Settings },
} satisfies Record<string, Route>;

export type RoutePath = keyof typeof routes;

/** All pages, in the order of the navigation (specification, section 2). Their screens are in routes.tsx. */
export const ROUTES: Record<RoutePath, Route> = routes;

const paths = Object.keys(routes) as RoutePath[];

/** The path of a user's page. */
export const userPath = (id: string) => `/dashboard/roles/${id}`;

/** The path of a team's page. */
export const teamPath = (id: string) => `/dashboard/teams/${id}`;

/** The path of an entry of the audit log. */
export const entryPath = (id: string) => `/dashboard/audit?entry=${id}`;

/** Ignores case and trailing slashes, as the router does. */
const normalized = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The route at `path`; null if there is none. */
export function routeAt(path: string): RoutePath | null {
  return paths.find((route) => matchPath(route, normalized(path)) !== null) ?? null;
}

/** Whether the content of `path` depends on the session. */
export function isGated(path: string): boolean {
  const route = routeAt(path);
  return route !== null && ROUTES[route].access !== 'public';
}

/**
 * The path to open after the sign-in: the requested page if it requires a session, otherwise the dashboard.
 * @param next the requested path from the URL, which is not trusted
 */
export function destinationAfterSignIn(next: string | null): string {
  const [path = ''] = next?.split(/[?#]/) ?? [];
  if (next === null || !path.startsWith('/') || /^[/\\]{2}|[\\\s]/.test(path)) return '/dashboard';
  const { pathname, search } = new URL(next, 'https://own.invalid');
  const route = routeAt(pathname);
  return route !== null && ROUTES[route].access === 'ready' ? normalized(pathname) + search : '/dashboard';
}

/** The sign-in path that returns to the requested page. */
export function signInAddress(location: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
}

export type Section = { path: RoutePath; title: string; icon: LucideIcon };

/** The pages in the navigation. */
export const sections: Section[] = paths.flatMap((path) => {
  const { title, icon } = ROUTES[path];
  return icon ? [{ path, title, icon }] : [];
});

/** The page in the navigation for a path: the list for the page of a user or team. */
export function sectionOf(pathname: string): Section | undefined {
  const route = routeAt(pathname)?.replace('/:id', '');
  return sections.find(({ path }) => path === route);
}

/** The navigation state that opens Add User in Roles & Users. */
export const ADD_USER = { opens: 'addUser' } as const;

/** Whether a navigation state opens Add User. */
export function asksForAddUser(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === ADD_USER.opens;
}
