-- Roles and people (specification, section 3).

-- Hosted projects have these three; a bare Postgres gets them here.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

create table public.roles (
  id smallint primary key,
  name text not null unique,
  hierarchy_level integer not null
);

insert into public.roles (id, name, hierarchy_level)
values (0, 'USER', 0), (1, 'EMPLOYEE', 1), (2, 'SUPERVISOR', 2), (3, 'MANAGER', 3), (4, 'ADMIN', 4), (5, 'SUPERUSER', 5);

-- A text without the white space around it: what JavaScript's trim takes away, whichever a server's locale knows of it.
create function public.trimmed(value text) returns text
language sql immutable set search_path = ''
return btrim(
  value,
  E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || E'\u2028\u2029\u202f\u205f\u3000\ufeff'
);

-- A text without the characters that nothing is drawn for: Unicode's Default_Ignorable_Code_Point and the empty braille
-- pattern, as in machines/rules/text.ts.
create function public.visible(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  value,
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'
);

-- NFC, single spaces, none around the text: normalizedName of machines/rules/text.ts.
create function public.normalized_name(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  public.trimmed(normalize(value, nfc)), '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'
);

-- A name as it is kept: normalized, with no control character and no line break in it, and empty where nothing of it is
-- seen. Invisible characters may stand beside letters: Persian and emoji need them.
create function public.kept_name(given text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name constant text := public.normalized_name(given);
begin
  if name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    raise exception 'A name contains a character that cannot be saved' using errcode = '22023';
  end if;
  return case when public.trimmed(public.visible(name)) = '' then '' else name end;
end
$$;

-- What names of teams and departments are compared and sorted by: those that look the same are the same, in any case.
create function public.comparable_name(name text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain constant text collate "default" := public.normalized_name(public.visible(name));
begin
  return lower(plain);
end
$$;

-- The name of a team or department as it is kept: none that selects, filters and tables show for none or all of them.
create function public.unreserved_name(given text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if public.comparable_name(given) = any ('{no department,no team,all departments,all teams,-,—}') then
    raise exception 'This name is reserved. Choose another one.' using errcode = '22023';
  end if;
  return public.kept_name(given);
end
$$;

-- An email address as it is compared: no invisible characters, no space around it, no "mailto:", lower case. Only ASCII
-- letters change: JavaScript, Go and Postgres lower-case others differently. normalizedEmail of machines/rules/text.ts.
create function public.normalized_email(value text) returns text
language sql immutable set search_path = ''
return lower(
  public.trimmed(regexp_replace(public.trimmed(public.visible(value)), '^mailto:', '', 'i')) collate "C"
);

-- Whether a normalized text is an email address: emailError of machines/rules/validation.ts.
create function public.is_email(address text) returns boolean
language sql immutable set search_path = ''
return char_length(address) <= 254 and address collate "C" ~ (
  '^[a-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-z0-9_!#$%&''*+/=?^`{|}~-]+)*'
  || '@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
);

-- A text as it is searched and sorted by: lower case, without accents, typography and invisible characters. The collation
-- is named, because that of a caller might lower-case only ASCII. The dictionary is named, so that the function is immutable.
create function public.normalized(value text) returns text
language sql immutable set search_path = ''
return replace(
  extensions.unaccent(
    'extensions.unaccent',
    normalize(
      regexp_replace(normalize(lower(public.visible(value) collate "default"), nfd), '[\u0300-\u036f]', '', 'g'), nfc
    )
  ),
  'ς', 'σ'
);

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null unique,
  first_name text check (first_name <> '' and char_length(first_name) <= 200),
  last_name text check (last_name <> '' and char_length(last_name) <= 200),
  display_name text check (display_name <> '' and char_length(display_name) <= 200),
  role text not null default 'USER',
  role_id smallint not null references public.roles (id),
  role_level integer not null,
  is_password_changed boolean not null default false,
  password_changed_at timestamptz,
  theme_preference text not null default 'light' check (theme_preference in ('light', 'dark')),
  assigned_team_id uuid,
  assigned_department_id uuid,
  sort_name text collate "C" not null,
  sort_email text collate "C" not null generated always as (email) stored,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.users.assigned_team_id is
  'A copy from role_assignments, for filters. No foreign key: the assignment has it.';
comment on column public.users.sort_name is 'First and last name, or else the email, as lists are sorted by it.';
comment on column public.users.role is 'The only writable form of a role: role_id and role_level follow from it.';
comment on column public.users.password_changed_at is 'When the password last really changed; only the server writes it.';

create index users_role_id on public.users (role_id);
-- One for each order of the list, and one for each filter in the default order.
create index users_newest_first on public.users (created_at desc, id desc);
create index users_by_name on public.users (sort_name, id);
create index users_by_email on public.users (sort_email, id);
create index users_by_role on public.users (role_level, id);
create index users_of_role on public.users (role, created_at desc, id desc);
create index users_of_team on public.users (assigned_team_id, created_at desc, id desc);
create index users_of_department on public.users (assigned_department_id, created_at desc, id desc);
create index users_by_setup on public.users (is_password_changed, created_at desc, id desc);
create index users_search on public.users using gin (search_text extensions.gin_trgm_ops);
