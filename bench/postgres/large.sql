-- Adds many people and a long audit log in one transaction, to any database with the migrations.
-- select set_config('seed.people', '100000', false), set_config('seed.audit', '1000000', false);
-- Triggers of people are disabled, so that it takes minutes instead of hours. Their derived values are set here, and
-- checked at the end. Names, roles and changes follow from the seed, so that runs on databases with the same content can be
-- compared. Run as the owner of the database.
begin;
set local session_replication_role = replica;
select setseed(0.42);

-- Indexes are rebuilt after the rows, which takes a fraction of the time.
create temporary table dropped_indexes on commit drop as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
where i.indrelid in ('public.users'::regclass, 'public.audit_logs'::regclass)
  and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
do $$
declare
  index record;
begin
  for index in select name from dropped_indexes loop
    execute format('drop index %s', index.name);
  end loop;
end
$$;

create temporary table words on commit drop as
select
  string_to_array(
    'Maria,Anna,John,Mohammed,Wei,Olga,David,Sofia,Peter,Fatima,Luca,Emma,Yuki,Ahmed,Laura,Carlos,Nina,Omar,Julia,Ivan,'
    || 'Sara,Thomas,Aisha,Marco,Elena,Daniel,Priya,Lukas,Hana,Pablo,Ingrid,Samuel,Zoë,Mateo,Clara,Rahul,Eva,Noah,Amira,'
    || 'Jonas,Lucía,Kofi,Petra,Hugo,Leila,Tomás,Greta,Arjun,Freya,Andrés,Mei,Oscar,Naomi,Viktor,Salma,Emil,Rosa,Kenji,'
    || 'Alice,Bruno,Chloé,Dmitri,Esther,Felix,Gloria,Henrik,Irene,Jakub,Kamila,Liam,Maja,Nils,Ondřej,Paula,Quentin,Rita,'
    || 'Stefan,Thea,Umar,Vera,Walter,Ximena,Yara,Zoran,Åsa,Björn,Celia,Dario,Edith,Farid,Gemma,Hassan,Isabel,Jamal,Karin,'
    || 'Leon,Miriam,Nadia,Otto,Pilar,Ravi,Sigrid,Tariq,Ulla,Vasco,Wanda,Xavier,Yusuf,Zita,Łukasz', ','
  ) as first_names,
  string_to_array(
    'Smith,Müller,García,Wang,Silva,Novak,Rossi,Johansson,Kumar,Nguyen,Dubois,Kowalski,Hansen,Lopez,Schmidt,Tanaka,Ali,'
    || 'Petrov,Jansen,Costa,Brown,Fischer,Martínez,Chen,Santos,Horvat,Ferrari,Lindqvist,Sharma,Tran,Moreau,Nowak,Larsen,'
    || 'Torres,Weber,Sato,Khan,Ivanov,Visser,Pereira,Jones,Wagner,Sánchez,Liu,Oliveira,Kovač,Bianchi,Berg,Patel,Le,Laurent,'
    || 'Wójcik,Nielsen,Ramírez,Becker,Suzuki,Hussain,Popov,Bakker,Almeida,Taylor,Hoffmann,Flores,Yang,Rodrigues,Babić,Romano,'
    || 'Nyström,Singh,Pham,Girard,Kamiński,Andersen,Vargas,Schulz,Watanabe,Mahmood,Volkov,de Vries,Carvalho,O’Brien,Keller,'
    || 'Ortega,Zhao,Gomes,Jurić,Colombo,Ek,Gupta,Huynh,Bonnet,Zieliński,Olsen,Mendoza,Vogel,Itō,Siddiqui,Orlov,Smit,Teixeira,'
    || 'Evans,Brandt,Castillo,Zhou,Moura,Marić,Ricci,Holm,Mehta,Vo,Faure,Szymański,Dahl,Rojas,Lang,Kato,Rahman,Fedorov,Meijer',
    ','
  ) as last_names,
  string_to_array(
    'Sales,Marketing,Legal,Research,Design,Engineering,Procurement,Quality,Security,Support,Training,Communications,Treasury,'
    || 'Audit,Estates,Fleet,Catering,Compliance,Analytics,Production,Warehousing,Maintenance,Translation,Archive,Strategy',
    ','
  ) as departments,
  string_to_array(
    'Lisbon,Vienna,Nairobi,Osaka,Toronto,Lyon,Kraków,Bergen,Porto,Dublin,Athens,Accra,Lima,Hanoi,Quito,Riga,Turin,Ghent,Malmö,'
    || 'Split',
    ','
  ) as cities;

insert into public.departments (name, unique_name, sort_name)
select name, private.comparable_name(name), private.normalized(name) from words, unnest(departments) as name on conflict do nothing;

-- A team for each 200 people: the first cities of every department.
insert into public.teams (name, unique_name, sort_name, department_id)
select team_name, private.comparable_name(team_name), private.normalized(team_name), d.id
from words w, public.departments d, generate_series(1, greatest(1, current_setting('seed.people')::int / 5000)) as city,
  concat(d.name, ' ', w.cities[city]) as team_name
where d.name = any (w.departments) and w.cities[city] is not null
on conflict do nothing;

create temporary table new_people on commit drop as
select
  number,
  -- A few names are common; one in a thousand has a unique one.
  case when number % 5000 = 7 then 'Zebulon' else w.first_names[1 + (110 * power(random(), 1.4))::int % 110] end as first_name,
  w.last_names[1 + (119 * power(random(), 1.4))::int % 119] as last_name,
  case
    when random() < 0.88 then 'EMPLOYEE' when random() < 0.6 then 'SUPERVISOR' when random() < 0.75 then 'MANAGER'
    when random() < 0.7 then 'ADMIN' else 'USER'
  end as role,
  random() < 0.03 as is_pending,
  random() as place,
  now() - interval '1 minute' * (current_setting('seed.people')::int - number) - interval '1 hour' as created_at
from words w, generate_series(1, current_setting('seed.people')::int) as number;
alter table new_people
  add column email text,
  add column id uuid generated always as (md5(email)::uuid) stored;
update new_people set email =
  replace(replace(private.normalized(first_name || '.' || last_name), ' ', ''), '’', '') || '.'
  || number + (select count(*) from auth.users) || '@large.example.org';

insert into auth.users (
  id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select id, email, created_at, '{"provider": "email", "providers": ["email"]}', '{}', created_at, created_at from new_people;

create temporary table new_places on commit drop as
select p.id as user_id, t.id as team_id, t.department_id, p.created_at
from new_people p
  join (
    select id, department_id, row_number() over (order by sort_name, id) - 1 as number, count(*) over () as teams
    from public.teams
  ) as t on t.number = floor(p.place * 1.05 * t.teams)::int;
insert into public.role_assignments (user_id, team_id, department_id, created_at, updated_at)
select user_id, team_id, department_id, created_at, created_at from new_places;

insert into public.users (
  id, email, first_name, last_name, display_name, role, role_id, role_level, is_password_changed, password_changed_at,
  suspended_from, assigned_team_id, assigned_department_id, sort_name, search_text, created_at, updated_at
)
select
  p.id, p.email, p.first_name, p.last_name, case when not p.is_pending then p.first_name end, p.role, r.id,
  r.hierarchy_level, not p.is_pending, case when not p.is_pending then p.created_at end,
  -- One in fifty is suspended, one in a thousand is leaving.
  case
    when hashtext(p.email) % 1000 = 0 then now() + interval '30 days'
    when hashtext(p.email) % 50 = 1 and p.role <> 'SUPERUSER' then now() - interval '1 day'
  end,
  a.team_id, a.department_id, private.normalized(p.first_name || ' ' || p.last_name), s.text,
  p.created_at, p.created_at
from new_people p
  join public.roles r on r.name = p.role
  left join new_places a on a.user_id = p.id
  cross join lateral (
    select private.normalized(
      p.first_name || ' ' || p.last_name || E'\n' || case when p.is_pending then '' else p.first_name end || E'\n' || p.email
    ) as text
  ) as s
order by p.created_at;

-- A tenth of the people have not signed in for 100 days, and those with a pending setup never.
insert into private.sign_ins (user_id, added_at, last_at)
select id, created_at,
  case when not is_pending then now() - interval '1 hour' * case number % 10 when 0 then 2400 else number % 900 end end
from new_people;

-- The audit log over three years: editors with different activity, and the people they changed.
create temporary table editors on commit drop as
select row_number() over (order by role_level desc, id) - 1 as number, id, email, role, private.person_label(id) as label
from public.users where role in ('SUPERUSER', 'ADMIN', 'MANAGER') limit 300;
create temporary table subjects on commit drop as
select row_number() over (order by id) - 1 as number, id, first_name || ' ' || last_name as label
from public.users where first_name is not null and last_name is not null;
create temporary table places on commit drop as
select row_number() over (order by sort_name, id) - 1 as number, id, name from public.teams;
analyze editors, subjects, places;

-- The guard of the audit log derives search_text.
set local session_replication_role = origin;
insert into public.audit_logs (
  performed_at, performed_by, performed_by_label, performed_by_email, performed_by_role, action, resource_type,
  resource_id, subject_id, details, created_at, updated_at
)
select
  n.at, e.id, e.label, e.email, e.role, k.action, k.resource_type,
  case k.resource_type when 'users' then s.id when 'teams' then p.id else gen_random_uuid() end::text,
  case k.resource_type when 'teams' then p.id else s.id end,
  jsonb_build_object('label', l.label, 'changes', c.changes, 'names', jsonb_build_object(p.id, p.name)),
  n.at, n.at
from (
  select
    now() - interval '3 years' * (1 - number::float8 / current_setting('seed.audit')::int) as at,
    random() as kind, random() as change,
    floor(power(random(), 2) * (select count(*) from editors))::int as editor,
    floor(random() * (select count(*) from subjects))::int as subject,
    floor(random() * (select count(*) from places))::int as place
  from generate_series(1, current_setting('seed.audit')::int) as number
) as n
  join editors e on e.number = n.editor
  join subjects s on s.number = n.subject
  join places p on p.number = n.place
  cross join lateral (
    select
      case when n.kind < 0.55 then 'users' when n.kind < 0.92 then 'role_assignments' else 'teams' end as resource_type,
      case when n.change < 0.82 then 'UPDATE' when n.change < 0.98 then 'INSERT' else 'DELETE' end as action
  ) as k
  cross join lateral (select case k.resource_type when 'teams' then p.name else s.label end as label) as l
  cross join lateral (
    select case k.resource_type
      when 'users' then jsonb_build_object('role', jsonb_build_object('old', 'EMPLOYEE', 'new', 'SUPERVISOR'))
      when 'teams' then jsonb_build_object('name', jsonb_build_object('old', p.name, 'new', p.name || ' II'))
      else jsonb_build_object('team_id', jsonb_build_object('old', null, 'new', p.id))
    end as changes
  ) as c
order by n.at;

do $$
declare
  index record;
begin
  for index in select definition from dropped_indexes loop
    execute index.definition;
  end loop;
end
$$;

-- The values that triggers would have derived.
do $$
begin
  if exists (
    select from public.users u
      join public.roles r on r.name = u.role
      left join public.role_assignments a on a.user_id = u.id
    where (u.role_id, u.role_level, u.assigned_team_id, u.assigned_department_id, u.sort_name, u.search_text, u.email)
      is distinct from (
        r.id, r.hierarchy_level, a.team_id, a.department_id,
        private.normalized(coalesce(u.first_name || ' ' || u.last_name, u.first_name, u.last_name, u.email)),
        private.normalized(
          concat_ws(' ', u.first_name, u.last_name) || E'\n' || coalesce(u.display_name, '') || E'\n' || u.email
        ),
        (select lower(private.trimmed(x.email)) from auth.users x where x.id = u.id)
      )
  ) then
    raise exception 'A derived column of users is wrong';
  end if;
  if exists (
    select from public.role_assignments a join public.teams t on t.id = a.team_id
    where a.department_id is distinct from t.department_id
  ) then
    raise exception 'A team does not belong to the department of its assignment';
  end if;
  if exists (
    select from public.teams where sort_name <> private.normalized(name)
    union all select from public.departments where sort_name <> private.normalized(name)
  ) then
    raise exception 'A derived column of teams or departments is wrong';
  end if;
end
$$;
commit;
analyze;
