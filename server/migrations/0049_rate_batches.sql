-- Which rates a request for the publication of many is about. It may end, come back to life or be revoked: the rates
-- themselves know only the request they wait for.
create table rate_batch_member (
  "flowId" text not null,
  "rateId" text not null references freight_rate on delete cascade,
  primary key ("flowId", "rateId")
);
create index rate_batch_member_rate on rate_batch_member ("rateId");
