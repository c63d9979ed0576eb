-- The business record a request is about, `kind:id`; null for what people ask for by themselves.
alter table flow add column subject text;
