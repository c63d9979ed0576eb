create table setting (
  key text primary key,
  value jsonb not null
);
create trigger setting_change_stamp after insert or update or delete or truncate on setting
  for each statement execute function move_change_stamp('organisation');

-- Which built-in data is loaded, and which edition of it.
create table seed (
  name text primary key,
  edition text not null,
  "at" timestamptz not null default now()
);

create table dictionary_type (
  id text primary key,
  "enCode" text not null unique,
  "fullName" text not null,
  "isTree" int not null default 0,
  "sortCode" int not null default 0
);

create table dictionary_data (
  id text primary key,
  "typeId" text not null references dictionary_type,
  "parentId" text references dictionary_data,
  "enCode" text not null,
  "fullName" text not null,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1,
  unique ("typeId", "enCode")
);

do $$
declare source text;
begin
  foreach source in array array['dictionary_type', 'dictionary_data'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function move_change_stamp(''dictionary'')', source || '_change_stamp', source);
  end loop;
end $$;

create table area (
  id text primary key,
  "parentId" text not null,
  "fullName" text not null,
  level int not null
);
create index on area ("parentId", id);

create table bill_rule (
  id text primary key,
  "enCode" text not null unique,
  "fullName" text not null,
  prefix text not null,
  "dateFormat" text not null check ("dateFormat" in ('no', 'yyyy', 'yyyyMM', 'yyyyMMdd')),
  digit int not null check (digit between 1 and 12),
  "startNumber" bigint not null default 1,
  "enabledMark" int not null default 1
);

-- The last number given per period. Locked by the transaction that takes a number: a rollback gives it back.
create table bill_counter (
  "ruleId" text not null references bill_rule,
  period text not null,
  last bigint not null,
  primary key ("ruleId", period)
);

-- Numbers shown to a person and not used yet; whoever takes the next number takes an abandoned one first.
create table bill_reservation (
  "ruleId" text not null references bill_rule,
  period text not null,
  serial bigint not null,
  "userId" text not null references user_account,
  "reservedAt" timestamptz not null,
  primary key ("ruleId", period, serial)
);
create unique index on bill_reservation ("ruleId", period, "userId");
