-- The words of a message in English, beside its title; null for what people wrote, and for what is older than this.
alter table message add column "bodyTextEn" text;
