import { createBrowserRouter, Outlet } from 'react-router-dom';
import { LandingScreen } from '../../screens/landing/LandingScreen.tsx';
import { explainFailedLink } from '../links/failedLink.ts';
import { HeldLink } from '../links/HeldLink.tsx';
import { LinkArrival } from '../links/LinkArrival.tsx';
import { Gate } from './Gate.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteError } from './RouteError.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** The routes of the product (specification, section 2). Screens behind the sign-in are fetched when they are needed. */
export function createRouter() {
  const router = createBrowserRouter([
    {
      element: (
        <>
          <Outlet />
          <HeldLink />
        </>
      ),
      errorElement: <RouteError />,
      hydrateFallbackElement: <WaitingPage />,
      children: [
        {
          path: '/',
          element: (
            <LinkArrival>
              <LandingScreen />
            </LinkArrival>
          ),
        },
        {
          element: <Gate access="guest" />,
          children: [{ path: '/login', lazy: () => import('../../screens/login/LoginScreen.tsx') }],
        },
        {
          lazy: () => import('../session/SignedInLayout.tsx'),
          children: [
            {
              element: <Gate access="setup" />,
              children: [{ path: '/setup', lazy: () => import('../../screens/setup/SetupScreen.tsx') }],
            },
            {
              element: <Gate access="ready" />,
              children: [
                {
                  lazy: () => import('../shell/Shell.tsx'),
                  children: [
                    {
                      errorElement: <RouteError />,
                      children: [
                        { path: '/dashboard', lazy: () => import('../../screens/dashboard/DashboardScreen.tsx') },
                        { path: '/dashboard/roles', lazy: () => import('../../screens/roles/RolesScreen.tsx') },
                        { path: '/dashboard/teams', lazy: () => import('../../screens/teams/TeamsScreen.tsx') },
                        { path: '/dashboard/audit', lazy: () => import('../../screens/audit/AuditScreen.tsx') },
                        { path: '/settings', lazy: () => import('../../screens/settings/SettingsScreen.tsx') },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
  explainFailedLink(router);
  return router;
}
