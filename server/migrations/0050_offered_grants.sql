-- What each default role was offered once: a module (its id) or something of it (the id of the permission item). A
-- version that brings something new gives it to the default roles once; what a company took away is not given again.
-- No reference to the role: one that a company deleted does not come back either.
create table offered_grant (
  "roleId" text not null,
  "grantId" text not null,
  primary key ("roleId", "grantId")
);

-- Until now a default role got its grants when it was made, and nothing later. What some role has was offered then;
-- what no role at all has came with a later version and reached nobody.
insert into offered_grant
select role.id, granted.id
from role
cross join (
  -- 2 is a page of the app; forms that the company made are its own
  select id from menu where type = 2 and id in (select "menuId" from role_menu)
  union all
  select item.id from permission_item item join menu on menu.id = item."modelId"
  where menu.type = 2 and item.id in (select "itemId" from role_permission)
) granted
where role.id in ('customer', 'sales', 'operations', 'pricing', 'documents', 'finance', 'manager', 'overseasAgent');
