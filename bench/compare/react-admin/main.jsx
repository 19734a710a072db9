import { LoginPage, defaultI18nProvider, supabaseAuthProvider, supabaseDataProvider } from 'ra-supabase';
import { Admin, Datagrid, DateField, EmailField, List, Resource, SearchInput, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { supabaseClient } from '../supabaseClient.js';

const dataProvider = supabaseDataProvider({
  instanceUrl: window.location.origin,
  apiKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  supabaseClient,
  schema: () => 'public',
});
const authProvider = supabaseAuthProvider(supabaseClient, {});

function People() {
  return (
    <List
      perPage={50}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={[<SearchInput key="search" source="email@ilike" alwaysOn />]}
    >
      <Datagrid bulkActionButtons={false}>
        <TextField source="first_name" />
        <EmailField source="email" />
        <TextField source="role" />
        <DateField source="created_at" />
      </Datagrid>
    </List>
  );
}

function Teams() {
  return (
    <List perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <Datagrid bulkActionButtons={false}>
        <TextField source="name" />
      </Datagrid>
    </List>
  );
}

function Audit() {
  return (
    <List perPage={50} sort={{ field: 'performed_at', order: 'DESC' }}>
      <Datagrid bulkActionButtons={false}>
        <TextField source="action" />
        <TextField source="resource_type" />
        <TextField source="performed_by_label" />
        <DateField source="performed_at" showTime />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={defaultI18nProvider}
      loginPage={LoginPage}
      requireAuth
    >
      <Resource name="users" options={{ label: 'People' }} list={People} />
      <Resource name="teams" list={Teams} />
      <Resource name="audit_logs" options={{ label: 'Audit' }} list={Audit} />
    </Admin>
  </BrowserRouter>,
);
