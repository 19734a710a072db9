import { createBrowserRouter } from 'react-router-dom';
import { LandingScreen } from '../../screens/landing/LandingScreen.tsx';
import { Gate } from './Gate.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteError } from './RouteError.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** The routes of the product (specification, section 2). Screens behind the sign-in are fetched when they are needed. */
export function createRouter() {
  return createBrowserRouter([
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <WaitingPage />,
      children: [
        { path: '/', element: <LandingScreen /> },
        {
          element: <Gate access="guest" />,
          children: [{ path: '/login', lazy: () => import('../../screens/login/LoginScreen.tsx') }],
        },
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
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
}
