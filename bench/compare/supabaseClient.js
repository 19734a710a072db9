import { createClient } from '@supabase/supabase-js';

/** The dev server proxies requests to the backend. The key is the public one of the embedded backend. */
export const supabaseClient = createClient(window.location.origin, import.meta.env.VITE_SUPABASE_ANON_KEY, {
  auth: { storageKey: 'app-auth' },
});

export const PEOPLE_COLUMNS =
  '*, role_assignments(id, team_id, department_id, team:teams(id, name), department:departments(id, name))';
