import { usePageTitle } from '../../app/routes/usePageTitle.ts';

export function Component() {
  usePageTitle('Teams & Departments');
  return <h1>{'Teams & Departments'}</h1>;
}
