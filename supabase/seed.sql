-- Demo data for the embedded backend: `npm start`, `npm run dev` and the tests. Never for a hosted project.
-- The password of all accounts is `staff-demo`, except `welcome1` for the newcomer (bcrypt, cost 10). Deterministic.

create temporary table demo_people (
  number integer primary key,
  first_name text,
  last_name text,
  email text not null unique,
  role text,
  team text,
  department text
);

-- The demo accounts: one of each role, and a newcomer with a pending setup.
insert into demo_people (number, first_name, last_name, email, role, team, department)
values
  (1, 'Sigrid', 'Aalto', 'superuser@example.org', 'SUPERUSER', null, null),
  (2, 'Adrian', 'Castellanos', 'admin@example.org', 'ADMIN', 'Service Desk', 'Information Technology'),
  (3, 'Miriam', 'Goldberg', 'manager@example.org', 'MANAGER', 'Customer Care', 'Operations'),
  (4, 'Stellan', 'Eriksen', 'supervisor@example.org', 'SUPERVISOR', 'Logistics', 'Operations'),
  (5, 'Esi', 'Boateng', 'employee@example.org', 'EMPLOYEE', 'Payroll', 'Finance'),
  (6, 'Nikhil', 'Varma', 'newcomer@example.org', 'EMPLOYEE', 'Recruiting', 'People and Culture');

create temporary table demo_names (first_name text, last_name text, email text, number integer generated always as identity);

insert into demo_names (first_name, last_name, email)
values
  ('Amara', 'Okafor', 'amara.okafor@example.org'),
  ('Lukas', 'Schneider', 'lukas.schneider@example.org'),
  ('Mei Lin', 'Chen', 'meilin.chen@example.org'),
  ('Sofía', 'Hernández', 'sofia.hernandez@example.org'),
  ('Yusuf', 'Demir', 'yusuf.demir@example.org'),
  ('Ingrid', 'Solberg', 'ingrid.solberg@example.org'),
  ('Rahul', 'Sharma', 'rahul.sharma@example.org'),
  ('Chloé', 'Lefèvre', 'chloe.lefevre@example.org'),
  ('Mateusz', 'Kowalski', 'mateusz.kowalski@example.org'),
  ('Fatima Zahra', 'Benali', 'fatimazahra.benali@example.org'),
  ('Kenji', 'Tanaka', 'kenji.tanaka@example.org'),
  ('Olivia', 'Bennett', 'olivia.bennett@example.org'),
  ('Noah', 'van Dijk', 'noah.vandijk@example.org'),
  ('Zofia', 'Wiśniewska', 'zofia.wisniewska@example.org'),
  ('Thabo', 'Nkosi', 'thabo.nkosi@example.org'),
  ('Camila', 'Rojas', 'camila.rojas@example.org'),
  ('Aisha', 'Mohammed', 'aisha.mohammed@example.org'),
  ('Elif', 'Yıldız', 'elif.yildiz@example.org'),
  ('Jonas', 'Bergström', 'jonas.bergstrom@example.org'),
  ('Priya', 'Nair', 'priya.nair@example.org'),
  ('Diego', 'Fernández', 'diego.fernandez@example.org'),
  ('Hana', 'Nováková', 'hana.novakova@example.org'),
  ('Tariq', 'Al-Masri', 'tariq.almasri@example.org'),
  ('Siobhán', 'O''Brien', 'siobhan.obrien@example.org'),
  ('Luca', 'Moretti', 'luca.moretti@example.org'),
  ('Ngozi', 'Eze', 'ngozi.eze@example.org'),
  ('Anders', 'Lindqvist', 'anders.lindqvist@example.org'),
  ('Marta', 'Nowak', 'marta.nowak@example.org'),
  ('Kwame', 'Mensah', 'kwame.mensah@example.org'),
  ('Isabel', 'Costa', 'isabel.costa@example.org'),
  ('Dmitri', 'Volkov', 'dmitri.volkov@example.org'),
  ('Leila', 'Haddad', 'leila.haddad@example.org'),
  ('Oscar', 'Nilsson', 'oscar.nilsson@example.org'),
  ('Thu Trang', 'Nguyễn', 'thutrang.nguyen@example.org'),
  ('Gabriel', 'Silva', 'gabriel.silva@example.org'),
  ('Emma', 'Thompson', 'emma.thompson@example.org'),
  ('Rania', 'Khoury', 'rania.khoury@example.org'),
  ('Pieter', 'de Vries', 'pieter.devries@example.org'),
  ('Ji-woo', 'Kim', 'jiwoo.kim@example.org'),
  ('Beatriz', 'Almeida', 'beatriz.almeida@example.org'),
  ('Samuel', 'Osei', 'samuel.osei@example.org'),
  ('Katarzyna', 'Zielińska', 'katarzyna.zielinska@example.org'),
  ('Arjun', 'Patel', 'arjun.patel@example.org'),
  ('Freja', 'Andersen', 'freja.andersen@example.org'),
  ('Hiroshi', 'Yamamoto', 'hiroshi.yamamoto@example.org'),
  ('Maria', 'Papadopoulou', 'maria.papadopoulou@example.org'),
  ('Daniel', 'Cohen', 'daniel.cohen@example.org'),
  ('Linh', 'Trần', 'linh.tran@example.org'),
  ('Valentina', 'Conti', 'valentina.ricci@example.org'),
  ('Mohamed', 'Farah', 'mohamed.farah@example.org'),
  ('Anneke', 'Jansen', 'anneke.jansen@example.org'),
  ('Rafael', 'Santos', 'rafael.santos@example.org'),
  ('Nadia', 'Rahman', 'nadia.rahman@example.org'),
  ('Erik', 'Johansson', 'erik.johansson@example.org'),
  ('Adaeze', 'Nwosu', 'adaeze.nwosu@example.org'),
  ('Tomáš', 'Dvořák', 'tomas.dvorak@example.org'),
  ('Grace', 'Wanjiru', 'grace.wanjiru@example.org'),
  ('Pablo', 'Ortega', 'pablo.ortega@example.org'),
  ('Saoirse', 'Murphy', 'saoirse.murphy@example.org'),
  ('Wei', 'Zhang', 'wei.zhang@example.org'),
  ('Julia', 'Weber', 'julia.weber@example.org'),
  ('Hamza', 'Iqbal', 'hamza.iqbal@example.org'),
  ('Astrid', 'Hansen', 'astrid.hansen@example.org'),
  ('Ravi', 'Kumar', 'ravi.kumar@example.org'),
  ('Lucía', 'Morales', 'lucia.morales@example.org'),
  ('Patrick', 'Doyle', 'patrick.doyle@example.org'),
  ('Amina', 'Diallo', 'amina.diallo@example.org'),
  ('Bartosz', 'Lewandowski', 'bartosz.lewandowski@example.org'),
  ('Yuki', 'Sato', 'yuki.sato@example.org'),
  ('Carmen', 'Vega', 'carmen.vega@example.org'),
  ('Florian', 'Huber', 'florian.huber@example.org'),
  ('Zanele', 'Dlamini', 'zanele.dlamini@example.org'),
  ('Mehmet', 'Kaya', 'mehmet.kaya@example.org'),
  ('Clara', 'Dubois', 'clara.dubois@example.org'),
  ('Ibrahim', 'Traoré', 'ibrahim.traore@example.org'),
  ('Anna', 'Lindholm', 'anna.lindholm@example.org'),
  ('Minh', 'Phạm', 'minh.pham@example.org'),
  ('Francesca', 'Greco', 'francesca.greco@example.org'),
  ('Suresh', 'Reddy', 'suresh.reddy@example.org'),
  ('Helena', 'Ferreira', 'helena.ferreira@example.org'),
  ('Oluwaseun', 'Adeyemi', 'oluwaseun.adeyemi@example.org'),
  ('Ivana', 'Horvat', 'ivana.horvat@example.org'),
  ('Bilal', 'Hussain', 'bilal.hussain@example.org'),
  ('Signe', 'Kristensen', 'signe.kristensen@example.org'),
  ('Jorge', 'Castillo', 'jorge.castillo@example.org'),
  ('Naledi', 'Mokoena', 'naledi.mokoena@example.org'),
  ('Piotr', 'Wójcik', 'piotr.wojcik@example.org'),
  ('Aaliyah', 'Brooks', 'aaliyah.brooks@example.org'),
  ('Takumi', 'Ito', 'takumi.ito@example.org'),
  ('Manon', 'Girard', 'manon.girard@example.org'),
  ('Sanjay', 'Gupta', 'sanjay.gupta@example.org'),
  ('Eszter', 'Nagy', 'eszter.nagy@example.org'),
  ('Omar', 'El-Sayed', 'omar.elsayed@example.org'),
  ('Ciara', 'Kelly', 'ciara.kelly@example.org'),
  ('Felipe', 'Cardoso', 'felipe.cardoso@example.org'),
  ('Lerato', 'Khumalo', 'lerato.khumalo@example.org'),
  ('Andrei', 'Popescu', 'andrei.popescu@example.org'),
  ('Harriet', 'Clarke', 'harriet.clarke@example.org'),
  ('Soo-jin', 'Park', 'soojin.park@example.org'),
  ('Giulia', 'Romano', 'giulia.romano@example.org'),
  ('Victor', 'Mbeki', 'victor.mbeki@example.org'),
  ('Agnieszka', 'Kamińska', 'agnieszka.kaminska@example.org'),
  ('Deepa', 'Menon', 'deepa.menon@example.org'),
  ('Magnus', 'Haugen', 'magnus.haugen@example.org'),
  ('Renata', 'Barbosa', 'renata.barbosa@example.org'),
  ('Youssef', 'Amrani', 'youssef.amrani@example.org'),
  ('Charlotte', 'Evans', 'charlotte.evans@example.org'),
  ('Nikos', 'Georgiou', 'nikos.georgiou@example.org'),
  ('Ha-eun', 'Lee', 'haeun.lee@example.org'),
  ('Elena', 'Petrova', 'elena.petrova@example.org'),
  ('Kofi', 'Asante', 'kofi.asante@example.org'),
  ('Birgit', 'Fischer', 'birgit.fischer@example.org'),
  ('Vikram', 'Singh', 'vikram.singh@example.org'),
  ('Åsa', 'Holm', 'asa.holm@example.org'),
  ('Paula', 'Jiménez', 'paula.jimenez@example.org'),
  ('Aydın', 'Öztürk', 'aydin.ozturk@example.org'),
  ('Megan', 'Wright', 'megan.wright@example.org'),
  ('Emeka', 'Obi', 'emeka.obi@example.org'),
  ('Sara', 'Lindgren', 'sara.lindgren@example.org'),
  ('Marco', 'Bianchi', 'marco.bianchi@example.org'),
  ('Zuzana', 'Králová', 'zuzana.kralova@example.org'),
  ('Abdul', 'Karim', 'abdul.karim@example.org'),
  ('Ida', 'Nygaard', 'ida.nygaard@example.org'),
  ('Tomás', 'Herrera', 'tomas.herrera@example.org'),
  ('Chiamaka', 'Udo', 'chiamaka.udo@example.org'),
  ('Leon', 'Wagner', 'leon.wagner@example.org'),
  ('Aoife', 'Byrne', 'aoife.byrne@example.org'),
  ('Jin', 'Liu', 'jin.liu@example.org'),
  ('Bruna', 'Oliveira', 'bruna.oliveira@example.org'),
  ('Stefan', 'Ionescu', 'stefan.ionescu@example.org'),
  ('Hana', 'Kovářová', 'hana.kovarova@example.org'),
  ('Mateo', 'Rojas', 'mateo.rojas@example.org'),
  ('Zeynep', 'Aydın', 'zeynep.aydin@example.org'),
  ('Noah', 'Fischer', 'noah.fischer@example.org');

create temporary table demo_teams (name text, department text, number integer generated always as identity);

insert into demo_teams (name, department)
values
  ('Customer Care', 'Operations'),
  ('Facilities', 'Operations'),
  ('Logistics', 'Operations'),
  ('Accounts Payable', 'Finance'),
  ('Payroll', 'Finance'),
  ('Recruiting', 'People and Culture'),
  ('Learning', 'People and Culture'),
  ('Service Desk', 'Information Technology'),
  ('Infrastructure', 'Information Technology'),
  ('Works Council', null);

-- Mostly employees; every ninth has no team.
insert into demo_people (number, first_name, last_name, email, role, team, department)
select
  n.number + 6, n.first_name, n.last_name, n.email,
  case
    when n.number = 64 then 'SUPERUSER'
    when n.number % 33 = 7 then 'ADMIN'
    when n.number % 11 = 4 then 'MANAGER'
    when n.number % 11 in (1, 8) then 'SUPERVISOR'
    else 'EMPLOYEE'
  end,
  t.name,
  t.department
from demo_names n left join demo_teams t on t.number = n.number * 7 % 10 + 1 and n.number % 9 <> 0;

insert into public.departments (name)
select distinct department from demo_teams where department is not null order by department;

insert into public.teams (name, department_id)
select t.name, d.id from demo_teams t left join public.departments d on d.name = t.department order by t.number;

create temporary table demo_accounts as
select
  p.*,
  format('00000000-0000-4000-8000-%s', lpad(p.number::text, 12, '0'))::uuid as id,
  -- Created over two years, the demo accounts last.
  timestamptz '2026-11-16 08:30Z' - p.number * interval '5 days 7 hours 41 minutes' as created_at
from demo_people p;

insert into auth.users (
  id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  id, email,
  case email
    when 'newcomer@example.org' then '$2b$10$N1HvlAb8EhCX7/hTIzrhmuu.Zy/1v2keYfbn9lbWO1VExWLf5D7a6'
    else '$2b$10$QYH59dSvJUxkOFsGnYjjg.0GQfejy7LAoS1vT/PwEF0CDZ3qRuinK'
  end,
  created_at,
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  created_at, created_at
from demo_accounts;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  created_at, created_at
from demo_accounts;

-- Some users have a pending setup, two of them invited by email: one invitation has expired.
insert into public.users (
  id, email, first_name, last_name, display_name, role, is_password_changed, password_changed_at, invited_at,
  suspended_from, created_at, updated_at
)
select
  id, email, first_name, last_name,
  case when not is_new then first_name end,
  case when role <> 'SUPERUSER' then role else 'ADMIN' end,
  not is_new,
  case when not is_new then created_at + interval '1 day' end,
  case number when 44 then now() when 73 then now() - interval '3 days' end,
  case number when 117 then created_at + interval '60 days' end,
  created_at, created_at
from demo_accounts cross join lateral (select email = 'newcomer@example.org' or number % 29 = 15 as is_new) as setup
order by created_at;

-- Most people signed in within the last month; some have not for four months.
update private.sign_ins s set last_at = least(
  greatest(u.created_at + interval '1 day', now() - case number % 17 when 9 then interval '120 days' else number * interval '5 hours' end),
  suspended_from
)
from demo_accounts a join public.users u using (id)
where s.user_id = u.id and is_password_changed;

select public.make_superuser(email) from demo_accounts where role = 'SUPERUSER' order by number;

insert into public.role_assignments (user_id, team_id, department_id)
select a.id, t.id, t.department_id
from demo_accounts a
  join public.teams t on t.name = a.team
order by a.created_at;

-- The entries so far are from the days on which the people were added, in their order. The changes of the last year follow.
select set_config('staff.log_may_change', 'yes', false);
update public.audit_logs l
set performed_at = sequence_number * interval '1 second'
  + coalesce((select created_at from public.users u where u.id = l.subject_id), (select min(created_at) from public.users));

do $$
declare
  change record;
  latest bigint;
begin
  for change in
    select * from (values
      (342, 3, '', $s$insert into public.teams (name) values ('Night Shift')$s$),
      (251, 2, '', $s$update public.users set role = 'SUPERVISOR' where email = 'olivia.bennett@example.org'$s$),
      (187, 3, '', $s$update public.teams set name = 'Evening Shift' where name = 'Night Shift'$s$),
      (11, 2, '', $s$update public.users set last_name = 'Ricci' where email = 'valentina.ricci@example.org'$s$),
      (93, 2, 'On leave until spring', $s$update public.users set suspended_from = now() - interval '93 days' where email = 'aaliyah.brooks@example.org'$s$),
      (6, 1, '', $s$update public.users set role = 'MANAGER' where email = 'anna.lindholm@example.org'$s$),
      (40, 3, '', $s$update public.teams set archived_at = now() - interval '40 days' where name = 'Evening Shift'$s$),
      (4, 3, 'Moves to Lisbon', $s$update public.users set suspended_from = now() + interval '7 days' where email = 'manon.girard@example.org'$s$),
      (1, 2, '', $s$update public.role_assignments set (team_id, department_id) = (select id, department_id from public.teams where name = 'Payroll')
        where user_id = (select id from public.users where email = 'priya.nair@example.org')$s$)
    ) as c (days, performer, reason, statement)
  loop
    latest := (select max(sequence_number) from public.audit_logs);
    perform set_config('staff.performer', format('00000000-0000-4000-8000-%s', lpad(change.performer::text, 12, '0')), true);
    perform set_config('staff.reason', change.reason, true);
    execute change.statement;
    update public.audit_logs set performed_at = now() - change.days * interval '1 day' - change.performer * interval '47 minutes'
    where sequence_number > latest;
  end loop;
end
$$;
select set_config('staff.log_may_change', '', false);

drop table demo_accounts, demo_people, demo_names, demo_teams;
