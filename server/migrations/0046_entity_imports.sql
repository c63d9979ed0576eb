-- What one import did is found again when it is undone, however long the history of everything is.
create index entity_change_import on entity_change ("importId") where "importId" is not null;
