-- The screen of the app that a message opens, with its query.
alter table message add column link text not null default '';
