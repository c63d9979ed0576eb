create table menu (
  -- also the modelId of the grants below it
  id text primary key,
  "parentId" text references menu,
  "fullName" text not null,
  "enCode" text not null unique,
  icon text not null default '',
  "urlAddress" text not null default '',
  "linkTarget" text not null default '_self',
  type int not null,
  "propertyJson" jsonb not null default '{}',
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1
);
create index on menu ("parentId");

-- What can be granted in a module: a column to see, a form field to fill, a button to press.
create table permission_item (
  id text primary key,
  "modelId" text not null references menu on delete cascade,
  kind text not null check (kind in ('column', 'form', 'button')),
  "enCode" text not null,
  "fullName" text not null,
  unique ("modelId", kind, "enCode")
);

create table role_menu (
  "roleId" text not null references role,
  "menuId" text not null references menu on delete cascade,
  primary key ("roleId", "menuId")
);

create table role_permission (
  "roleId" text not null references role,
  "itemId" text not null references permission_item on delete cascade,
  primary key ("roleId", "itemId")
);

do $$
declare source text;
begin
  foreach source in array array['organisation', 'position', 'role', 'user_group', 'user_account', 'user_organisation',
    'user_position', 'user_role', 'user_group_member', 'menu', 'permission_item', 'role_menu', 'role_permission']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function move_change_stamp(''organisation'')', source || '_change_stamp', source);
  end loop;
end $$;
