create table data_interface (
  id text primary key,
  "enCode" text not null unique,
  "fullName" text not null,
  kind text not null check (kind in ('static', 'sql', 'http')),
  source jsonb not null,
  parameters jsonb not null,
  script text not null default '',
  version int not null default 1,
  "enabledMark" int not null default 1,
  -- Nobody: it came with the demo company.
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyUserId" text references user_account,
  "lastModifyTime" timestamptz not null
);
create index on data_interface ("lastModifyTime" desc, id desc);

-- All that the SQL of a data interface can see. A restore drops the views with the tables below them, not the schema.
create schema if not exists data;

-- security_barrier: a condition of somebody's own must not be tried on rows the view leaves out.
create view data.people with (security_barrier) as
  select u.id, u."realName" as name, u.account, u."organisationId" as "departmentId", o."fullName" as "departmentName",
    p."fullName" as "positionName"
  from public.user_account u
  left join public.organisation o on o.id = u."organisationId"
  left join public.position p on p.id = u."positionId"
  where u.kind = 'member' and u."enabledMark" = 1 and u."deletedAt" is null;

create view data.departments with (security_barrier) as
  select id, "parentId", kind, "enCode", "fullName", "sortCode"
  from public.organisation where "enabledMark" = 1;

create view data.positions with (security_barrier) as
  select p.id, p."enCode", p."fullName", p."organisationId" as "departmentId", o."fullName" as "departmentName",
    p."sortCode"
  from public.position p join public.organisation o on o.id = p."organisationId"
  where p."enabledMark" = 1 and o."enabledMark" = 1;

create view data.dictionary_entries with (security_barrier) as
  select e.id, t."enCode" as dictionary, t."fullName" as "dictionaryName", e."parentId", e."enCode", e."fullName",
    e."sortCode"
  from public.dictionary_data e join public.dictionary_type t on t.id = e."typeId"
  where e."enabledMark" = 1;

create view data.areas with (security_barrier) as
  select id, "parentId", "fullName", level from public.area;
