-- Steps of setting a company up that somebody left out for now; what is done is counted from the rows themselves.
create table first_hour_skip (
  step text primary key,
  "byId" text not null references user_account,
  at timestamptz not null
);

-- Who does not want to be reminded of it.
create table first_hour_dismissal (
  "userId" text primary key references user_account on delete cascade
);

-- What a company took from the gallery, with what was made for it and how it was then: the undo takes back that and no more.
create table gallery_take (
  id text primary key,
  code text not null,
  "fullName" text not null,
  -- The flow or form itself.
  "targetId" text not null,
  made jsonb not null,
  "byId" text not null references user_account,
  at timestamptz not null,
  "isUndone" boolean not null default false
);
create index gallery_take_code on gallery_take (code);

-- Forms choose among customers, suppliers and ports of the company itself. Credit, contacts and whose customer one is
-- stay out: who may fill in a form may not always see them.
create view data.customers with (security_barrier) as
  select id, "enCode", "shortName" as "fullName", kind, level
  from public.customer where "isEnabled" and status <> 'black' and roles ? 'customer';

create view data.suppliers with (security_barrier) as
  select id, "enCode", "shortName" as "fullName",
    case when roles ? 'carrier' then 'carrier' when roles ? 'trucker' then 'truck' when roles ? 'broker' then 'customs'
      when roles ? 'warehouse' then 'warehouse' else 'agent' end as kind, level
  from public.customer where "isEnabled" and roles ?| array['carrier', 'trucker', 'broker', 'warehouse', 'agent']
  union all
  select id, scac, coalesce(nullif("nameCn", ''), "nameEn"), 'carrier', '' from public.carrier where "isEnabled";

create view data.ports with (security_barrier) as
  select unlocode as id, unlocode as "enCode", coalesce(nullif("nameCn", ''), "nameEn") as "fullName",
    "nameEn" as "englishName", country
  from public.port where "isEnabled";
