-- Row level security does not cover TRUNCATE, so every table has a trigger. A test fails for a later table without one.
create function private.prevent_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The table % cannot be truncated', tg_table_name using errcode = '42501';
end
$$;

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format(
      'create trigger no_truncate before truncate on public.%I execute function private.prevent_truncate()', name
    );
  end loop;
end
$$;
