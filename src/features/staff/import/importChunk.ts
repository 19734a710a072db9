import { lazyComponent } from '../../../lib/lazyComponent.tsx';

/** The import's chart, its views and the CSV library: fetched when somebody is about to import. */
export const ImportUsersDialog = lazyComponent(() => import('./ImportUsersDialog.tsx'));
