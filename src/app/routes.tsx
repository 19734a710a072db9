import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { WaitingPage } from '../components/feedback/Spinner.tsx';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { LinkArrival } from '../features/sign-in/links/LinkArrival.tsx';
import { isFromEmail } from '../session/mailLink.ts';
import { ResetLink } from '../features/sign-in/links/ResetLink.tsx';
import { lazyComponent, type LazyComponent } from '../lib/lazyComponent.tsx';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { Gate } from './Gate.tsx';
import { isGated, ROUTES, routeAt, type Access, type RoutePath } from '../session/paths.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

/** `preload` loads the code of the page at a path. */
type ScreenProps = { preload: (address: string) => void };

/** The lazy-loaded screens. */
const SCREENS: Record<Exclude<RoutePath, '/'>, LazyComponent<ScreenProps>> = {
  '/login': lazyComponent(() => import('../features/sign-in/LoginScreen.tsx')),
  '/setup': lazyComponent(() => import('../features/sign-in/SetupScreen.tsx')),
  '/dashboard': lazyComponent(() => import('../features/dashboard/DashboardScreen.tsx')),
  '/dashboard/roles': lazyComponent(() => import('../features/staff/RolesScreen.tsx')),
  '/dashboard/roles/:id': lazyComponent(() => import('../features/staff/userPage/UserScreen.tsx')),
  '/dashboard/teams': lazyComponent(() => import('../features/teams/TeamsScreen.tsx')),
  '/dashboard/teams/:id': lazyComponent(() => import('../features/teams/teamPage/TeamScreen.tsx')),
  '/dashboard/audit': lazyComponent(() => import('../features/audit/AuditScreen.tsx')),
  '/settings': lazyComponent(() => import('../features/settings/SettingsScreen.tsx')),
};
const SignedInLayout = lazyComponent(() => import('./layout/SignedInLayout.tsx'));
const Shell = lazyComponent<ScreenProps>(() => import('./layout/Shell.tsx'));
const PendingLinkDialog = lazyComponent(() => import('../features/sign-in/links/PendingLinkDialog.tsx'));
const NotFound = lazyComponent(() => import('./NotFound.tsx'));

const LAYOUTS = { public: [], guest: [], setup: [SignedInLayout], ready: [SignedInLayout, Shell] };

/** Loads the code of the page at a path, with its layouts. Never rejects. */
async function preloadRoute(address: string): Promise<void> {
  const route = routeAt(address.replace(/\?.*/, ''));
  if (route === null || route === '/') return;
  await Promise.all([...LAYOUTS[ROUTES[route].access], SCREENS[route]].map((screen) => screen.preload()));
}

/**
 * Loads the first page: the sign-in screen if the requested page requires a session and none is stored. Never rejects.
 */
export function preloadFirstRoute(path: string, isSignedIn: boolean): Promise<void> {
  return preloadRoute(!isSignedIn && isGated(path) ? '/login' : path);
}

const preload = (address: string) => void preloadRoute(address);

function Screen({ path }: { path: RoutePath }) {
  usePageTitle(ROUTES[path].title);
  const Component = path === '/' ? LandingScreen : SCREENS[path];
  return <Component preload={preload} />;
}

/** The routes of all pages with this access. */
function routesOf(access: Access) {
  const paths = (Object.keys(ROUTES) as RoutePath[]).filter((path) => ROUTES[path].access === access);
  return paths.map((path) => <Route key={path} path={path} element={<Screen path={path} />} />);
}

/** A static server may add the name of the index file to the path. */
function IndexFile() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/', search, hash }} replace />;
}

/** Renders the page at the current path (specification, section 2). */
export function AppRoutes() {
  return (
    <RouteBoundary>
      <Suspense fallback={<WaitingPage />}>
        <ResetLink>
          <Routes>
            <Route element={<LinkArrival />}>{routesOf('public')}</Route>
            <Route path="/index.html" element={<IndexFile />} />
            <Route element={<Gate access="guest" />}>{routesOf('guest')}</Route>
            <Route element={<SignedInLayout />}>
              <Route element={<Gate access="setup" />}>{routesOf('setup')}</Route>
              <Route element={<Gate access="ready" />}>
                <Route element={<Shell preload={preload} />}>{routesOf('ready')}</Route>
              </Route>
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ResetLink>
      </Suspense>
      {isFromEmail && (
        <Suspense>
          <PendingLinkDialog />
        </Suspense>
      )}
    </RouteBoundary>
  );
}
