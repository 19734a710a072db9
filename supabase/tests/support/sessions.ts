/** Adds a session for each account, with the id of the account. */
export const SESSIONS_SQL = `
  create schema tests;
  create function tests.add_session() returns trigger language plpgsql security definer as $$
  begin
    insert into auth.sessions (id, user_id) values (new.id, new.id);
    return null;
  end
  $$;
  create trigger add_session after insert on auth.users for each row execute function tests.add_session();
  insert into auth.sessions (id, user_id) select id, id from auth.users;
`;
