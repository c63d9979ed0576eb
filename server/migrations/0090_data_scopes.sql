-- Whose rows of a module a role sees, where somebody chose it; one row, or one for each organisation that is chosen.
-- Without rows it is what the module gives: what a role saw before stays as it was.
create table role_scope (
  "roleId" text not null references role,
  "moduleId" text not null references menu on delete cascade,
  kind text not null check (kind in ('own', 'department', 'departmentBelow', 'company', 'chosen', 'all')),
  "organisationId" text references organisation,
  check ((kind = 'chosen') = ("organisationId" is not null)),
  unique nulls not distinct ("roleId", "moduleId", "organisationId")
);
create index role_scope_organisation on role_scope ("organisationId") where "organisationId" is not null;
create index role_scope_module on role_scope ("moduleId");
create trigger role_scope_change_stamp after insert or update or delete or truncate on role_scope
  for each statement execute function move_change_stamp('organisation');

-- What a form of the company shows to a role for which nobody chose; null for places without rows of people.
alter table menu add column "usualScope" text check ("usualScope" in ('own', 'all'));
update menu set "usualScope" = form_model."recordScope" from form_model
where form_model.id = menu.id;
