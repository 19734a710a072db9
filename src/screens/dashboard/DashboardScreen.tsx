import { usePageTitle } from '../../app/routes/usePageTitle.ts';

/** The dashboard's home (specification, section 2). */
export function Component() {
  usePageTitle('Dashboard');
  return (
    <>
      <h1>Welcome to your Dashboard</h1>
      <p>You are successfully logged in.</p>
    </>
  );
}
