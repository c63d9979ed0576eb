-- What a company divides its menu into, to switch between. The first is called as the settings say, unless it has a name.
create table menu_system (
  id text primary key,
  "fullName" text not null default '',
  "enName" text not null default '',
  icon text not null default '',
  "sortCode" int not null default 0,
  version int not null default 1
);
insert into menu_system (id) values ('fairway');

alter table menu
  alter "sortCode" type double precision,
  -- of an entry at the top; all others are in the system of what they stand below
  add "systemId" text not null default 'fairway' references menu_system,
  add origin text not null default 'builtIn' check (origin in ('builtIn', 'form', 'own')),
  -- what an entry of the company opens: a form, later a report, a screen or a portal
  add "targetId" text,
  -- the entry with whose grant this one is seen; without one it has a grant of its own
  add "grantedAs" text references menu on delete cascade,
  add "isHidden" boolean not null default false,
  add "shownOn" text not null default 'both' check ("shownOn" in ('both', 'phone', 'desk')),
  add version int not null default 1;
update menu set origin = 'form' where type = 3;
create index on menu ("grantedAs") where "grantedAs" is not null;

-- What the company made of an entry that it did not add itself; the built-in values stay in `menu`, for versions to change.
create table menu_own (
  "menuId" text primary key references menu on delete cascade,
  "fullName" text,
  "enName" text,
  icon text,
  "isPlaced" boolean not null default false,
  "parentId" text references menu,
  "systemId" text references menu_system,
  "sortCode" double precision
);
create index on menu_own ("parentId");

-- Every entry as it is shown.
create view placed_menu as
select m.id, m.origin, m.type, m."enCode", m."urlAddress", m."linkTarget", m."targetId", m."grantedAs", m."isHidden",
  m."shownOn", m."enabledMark", m.version, m."propertyJson",
  case when o."isPlaced" then o."parentId" else m."parentId" end as "parentId",
  case when o."isPlaced" then o."systemId" else m."systemId" end as "systemId",
  case when o."isPlaced" then o."sortCode" else m."sortCode" end as "sortCode",
  coalesce(o."fullName", m."fullName") as "fullName",
  coalesce(o."enName", m."propertyJson"->>'enName', '') as "enName",
  coalesce(o.icon, m.icon) as icon,
  coalesce(o."isPlaced", false) as "isMoved",
  m."isHidden" or m."shownOn" <> 'both' or o."menuId" is not null as "isChanged"
from menu m left join menu_own o on o."menuId" = m.id;

-- In which system somebody works, on a desk and on a phone; nothing: in the first that has a menu for them.
alter table user_account
  add "systemId" text references menu_system on delete set null,
  add "appSystemId" text references menu_system on delete set null;

create trigger menu_system_change_stamp after insert or update or delete or truncate on menu_system
  for each statement execute function move_change_stamp('organisation');
create trigger menu_own_change_stamp after insert or update or delete or truncate on menu_own
  for each statement execute function move_change_stamp('organisation');
