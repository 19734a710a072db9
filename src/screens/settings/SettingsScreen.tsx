import { usePageTitle } from '../../app/routes/usePageTitle.ts';

export function Component() {
  usePageTitle('Settings');
  return <h1>{'Settings'}</h1>;
}
