-- Companies, departments, positions, roles and groups are managed: who changes one says which version they saw.
alter table organisation add column version integer not null default 1;
alter table position add column version integer not null default 1;
alter table role add column version integer not null default 1;
alter table user_group add column version integer not null default 1;

-- All of them alike, whatever table they stand in.
create view unit as
select id, kind, "parentId", "fullName", "enName", "enCode", '' as category, "managerId", "sortCode", "enabledMark",
  version, "quickQuery" from organisation
union all
select id, 'position', "organisationId", "fullName", "enName", "enCode", '', null, "sortCode", "enabledMark", version,
  "quickQuery" from position
union all
select id, 'role', null, "fullName", "enName", "enCode", '', null, "sortCode", "enabledMark", version, "quickQuery"
from role
union all
select id, 'group', null, "fullName", "enName", "enCode", category, null, "sortCode", "enabledMark", version,
  "quickQuery" from user_group;

-- Whether a design says an id, alone or with its kind behind it (`id--role`).
create function names_id(design text, id text) returns boolean language sql immutable as $$
  select strpos(design, '"' || id || '"') > 0 or strpos(design, '"' || id || '--') > 0
$$;
