-- Requests that were last described before forms had headings: lists show no facts of them. A job describes them anew and
-- takes them out of here.
create table flow_to_describe (
  "flowId" text primary key references flow on delete cascade
);
insert into flow_to_describe select id from flow where not summary @? '$[*].kind';
