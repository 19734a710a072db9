import { usePageTitle } from '../../app/routes/usePageTitle.ts';

export function Component() {
  usePageTitle('Audit Logs');
  return <h1>{'Audit Logs'}</h1>;
}
