import { Authenticated, Refine, useLogin, useTable } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { dataProvider } from '@refinedev/supabase';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Outlet, Route, Routes } from 'react-router';
import { PEOPLE_COLUMNS, supabaseClient } from '../supabaseClient.js';

const authProvider = {
  async login({ email, password }) {
    const { error } = await supabaseClient.auth.signInWithPassword({ email, password });
    return error ? { success: false, error } : { success: true, redirectTo: '/users' };
  },
  async logout() {
    await supabaseClient.auth.signOut();
    return { success: true, redirectTo: '/login' };
  },
  async check() {
    const { data } = await supabaseClient.auth.getSession();
    return data.session ? { authenticated: true } : { authenticated: false, redirectTo: '/login' };
  },
  onError: async (error) => ({ error }),
  getIdentity: async () => (await supabaseClient.auth.getUser()).data.user,
};

function Login() {
  const { mutate: login } = useLogin();
  const submit = (event) => {
    event.preventDefault();
    login(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit}>
      <input name="email" type="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Sign in</button>
    </form>
  );
}

function Rows({ resource, sorter, columns, select = '*' }) {
  const { tableQuery, currentPage, setCurrentPage, pageCount } = useTable({
    resource,
    pagination: { pageSize: 50 },
    sorters: { initial: [sorter] },
    meta: { select },
    syncWithLocation: true,
  });
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map(([label]) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableQuery.data?.data.map((row) => (
            <tr key={row.id}>
              {columns.map(([label, value]) => (
                <td key={label}>{value(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button onClick={() => setCurrentPage(currentPage + 1)} disabled={currentPage >= pageCount}>
        Next
      </button>
    </>
  );
}

/** The first assignment: the server returns one or a list, depending on the foreign keys. */
const assignmentOf = (row) => [row.role_assignments].flat()[0];

const PEOPLE = [
  ['Name', (row) => `${row.first_name} ${row.last_name}`],
  ['Email', (row) => row.email],
  ['Role', (row) => row.role],
  ['Team', (row) => assignmentOf(row)?.team?.name ?? '-'],
  ['Department', (row) => assignmentOf(row)?.department?.name ?? '-'],
];
const TEAMS = [['Name', (row) => row.name]];
const AUDIT = [
  ['Action', (row) => row.action],
  ['Table', (row) => row.resource_type],
  ['Performed by', (row) => row.performed_by_label],
  ['Date', (row) => new Date(row.performed_at).toLocaleString()],
];

function Layout() {
  return (
    <Authenticated key="signed-in" fallback={<Navigate to="/login" />}>
      <nav>
        <Link to="/users">People</Link>
        <Link to="/teams">Teams</Link>
        <Link to="/audit_logs">Audit</Link>
      </nav>
      <Outlet />
    </Authenticated>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider(supabaseClient)}
      authProvider={authProvider}
      resources={[
        { name: 'users', list: '/users' },
        { name: 'teams', list: '/teams' },
        { name: 'audit_logs', list: '/audit_logs' },
      ]}
      options={{ disableTelemetry: true }}
    >
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route element={<Layout />}>
          <Route index element={<Navigate to="/users" replace />} />
          <Route
            path="/users"
            element={
              <Rows
                resource="users"
                sorter={{ field: 'created_at', order: 'desc' }}
                columns={PEOPLE}
                select={PEOPLE_COLUMNS}
              />
            }
          />
          <Route
            path="/teams"
            element={<Rows resource="teams" sorter={{ field: 'name', order: 'asc' }} columns={TEAMS} />}
          />
          <Route
            path="/audit_logs"
            element={<Rows resource="audit_logs" sorter={{ field: 'performed_at', order: 'desc' }} columns={AUDIT} />}
          />
        </Route>
      </Routes>
    </Refine>
  </BrowserRouter>,
);
