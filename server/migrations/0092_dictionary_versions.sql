-- How often a dictionary or an entry was changed: two administrators do not write over each other, and what the company
-- changed is left alone when a later version brings another edition.
alter table dictionary_type add column version int not null default 1;
alter table dictionary_data add column version int not null default 1;
create index on dictionary_data ("parentId");
