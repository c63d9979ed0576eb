-- What the command asked for: the same id with something else in it is not the same command.
alter table command_receipt add column "askedHash" text;
