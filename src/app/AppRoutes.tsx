import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { PendingLink } from '../features/sign-in/links/PendingLink.tsx';
import { LinkArrival } from '../features/sign-in/links/LinkArrival.tsx';
import { ResetLink } from '../features/sign-in/links/ResetLink.tsx';
import { Gate } from './Gate.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import {
  AuditScreen,
  DashboardScreen,
  LoginScreen,
  NotFound,
  preloadAfterSignIn,
  preloadRoute,
  RolesScreen,
  SettingsScreen,
  SetupScreen,
  Shell,
  SignedInLayout,
  TeamsScreen,
} from './screens.ts';
import { WaitingPage } from '../components/feedback/WaitingPage.tsx';

/** The file that a static server serves for `/`, when its name is in the address. */
function IndexFile() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/', search, hash }} replace />;
}

/** The routes of the product (specification, section 2). Screens behind the sign-in are fetched when they are needed. */
export function AppRoutes() {
  return (
    <RouteBoundary>
      <Suspense fallback={<WaitingPage />}>
        <ResetLink>
          <Routes>
            <Route
              path="/"
              element={
                <LinkArrival>
                  <LandingScreen preloadSignIn={() => void preloadRoute('/login')} />
                </LinkArrival>
              }
            />
            <Route path="/index.html" element={<IndexFile />} />
            <Route element={<Gate access="guest" />}>
              <Route path="/login" element={<LoginScreen preloadNext={preloadAfterSignIn} />} />
            </Route>
            <Route element={<SignedInLayout />}>
              <Route element={<Gate access="setup" />}>
                <Route path="/setup" element={<SetupScreen />} />
              </Route>
              <Route element={<Gate access="ready" />}>
                <Route element={<Shell />}>
                  <Route path="/dashboard" element={<DashboardScreen />} />
                  <Route path="/dashboard/roles" element={<RolesScreen />} />
                  <Route path="/dashboard/teams" element={<TeamsScreen />} />
                  <Route path="/dashboard/audit" element={<AuditScreen />} />
                  <Route path="/settings" element={<SettingsScreen />} />
                </Route>
              </Route>
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ResetLink>
      </Suspense>
      <PendingLink />
    </RouteBoundary>
  );
}
