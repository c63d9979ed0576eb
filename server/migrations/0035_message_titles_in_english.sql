-- What the system says of a message in English; null for what people wrote, and for what is older than this.
alter table message add column "titleEn" text;
