-- Cargo that is carried. What is worked out from events ("stage" and all below it) is never typed: it is written by
-- shipments/progress alone.
create table shipment (
  id text primary key,
  version integer not null default 1,
  "shipmentNo" text not null unique,
  -- An order becomes one shipment, however many people convert it at once.
  "orderId" text unique,
  "customerId" text not null references customer,
  -- The company of the group whose shipment it is.
  "companyId" text,
  business text not null,
  mode text not null,
  "isConsolidation" boolean not null default false,
  "billMode" text not null,
  "mblNo" text not null default '',
  "hblNo" text not null default '',
  "soNo" text not null default '',
  "customerRef" text not null default '',
  "poNo" text not null default '',
  "carrierId" text references carrier,
  "bookingAgentId" text references customer,
  "agentId" text references customer,
  "sailingId" text references sailing,
  -- The booked ship, as events name it; empty while none is booked.
  "vesselName" text not null default '',
  "vesselImo" text not null default '',
  "voyageNo" text not null default '',
  "polId" text not null references port,
  "podId" text not null references port,
  "receiptPortId" text references port,
  "deliveryPortId" text references port,
  "transhipIds" jsonb not null default '[]',
  "receiptPlace" text not null default '',
  "deliveryPlace" text not null default '',
  -- What the customer was told first.
  "firstEtd" timestamptz,
  "firstEta" timestamptz,
  "cutSi" timestamptz,
  "cutVgm" timestamptz,
  "cutPort" timestamptz,
  "cutCustoms" timestamptz,
  "cutManifest" timestamptz,
  incoterm text,
  "freightTerm" text not null default 'PP',
  "moveTerm" text not null default 'CY-CY',
  services jsonb not null default '[]',
  "goodsCn" text not null default '',
  "goodsEn" text not null default '',
  "hsCode" text not null default '',
  marks text not null default '',
  packages integer not null default 0,
  "packageType" text not null default 'CTN',
  "grossKg" numeric(14, 3) not null default 0,
  cbm numeric(12, 3) not null default 0,
  "chargeableKg" numeric(14, 3),
  teu numeric(8, 2) not null default 0,
  "boxSummary" text not null default '',
  "isDangerous" boolean not null default false,
  "unNo" text not null default '',
  "imoClass" text not null default '',
  "freeDemurrage" integer,
  "freeDetention" integer,
  -- The price the order was accepted with, as it was then: {rateId, validFrom, validTo, validityBasis, lines, ...}.
  price jsonb,
  remark text not null default '',
  "internalRemark" text not null default '',
  "bizDate" date not null,
  status text not null check (status in ('active', 'closed', 'cancelled')),
  "searchText" text not null,
  -- Worked out from events.
  stage text not null default 'unbooked',
  "isPartial" boolean not null default false,
  segment text not null default 'notSailed' check (segment in ('notSailed', 'onTheWay', 'arrived', 'finished')),
  etd timestamptz,
  atd timestamptz,
  eta timestamptz,
  ata timestamptz,
  "isTroubled" boolean not null default false,
  "worstSeverity" text,
  "awaitsRelease" boolean not null default false,
  "lastMilestone" text,
  "lastEventAt" timestamptz,
  -- The next time something must be done: a cut-off or a last free day.
  "nextDueAt" timestamptz,
  "nextDueKind" text,
  -- The place of a ship that an event named last.
  position jsonb,
  -- What lists are sorted by: when it leaves, or when it was made while nobody knows that.
  "sailsAt" timestamptz not null,
  -- When the clock alone may change something, such as a cut-off that is near; null for what is over.
  "nextCheckAt" timestamptz,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index shipment_sails on shipment ("sailsAt" desc, id desc);
create index shipment_segment on shipment (segment, "sailsAt" desc, id desc);
create index shipment_troubled on shipment ("sailsAt" desc, id desc) where "isTroubled";
create index shipment_check on shipment ("nextCheckAt") where "nextCheckAt" is not null;
create index shipment_sailing on shipment ("sailingId");
create index shipment_grams on shipment using gin (grams_of("searchText")) with (fastupdate = off);

-- Whose lists a shipment stands in: its members, its customer and agent, its company and those above it. One row for
-- each, with what lists are narrowed and sorted by, so that any list is one walk along an index.
create table shipment_viewer (
  "viewerId" text not null,
  "shipmentId" text not null references shipment on delete cascade,
  segment text not null,
  "isTroubled" boolean not null,
  "awaitsRelease" boolean not null,
  "sailsAt" timestamptz not null,
  primary key ("viewerId", "shipmentId")
);
create index shipment_viewer_sails on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_segment on shipment_viewer ("viewerId", segment, "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_troubled on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "isTroubled";
create index shipment_viewer_release on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "awaitsRelease";
create index shipment_viewer_shipment on shipment_viewer ("shipmentId");

create table shipment_member (
  "shipmentId" text not null references shipment on delete cascade,
  "userId" text not null references user_account,
  role text not null,
  -- Of the result, in percent.
  share numeric(5, 2) not null default 0,
  primary key ("shipmentId", "userId", role)
);
create index shipment_member_user on shipment_member ("userId");

create table shipment_party (
  "shipmentId" text not null references shipment on delete cascade,
  role text not null,
  "customerId" text references customer,
  details jsonb not null,
  primary key ("shipmentId", role)
);

create table shipment_leg (
  "shipmentId" text not null references shipment on delete cascade,
  seq integer not null,
  mode text not null,
  "fromPortId" text not null references port,
  "toPortId" text not null references port,
  "vesselName" text not null default '',
  "voyageNo" text not null default '',
  etd timestamptz,
  eta timestamptz,
  primary key ("shipmentId", seq)
);

create table shipment_box (
  id text primary key,
  "shipmentId" text not null references shipment on delete cascade,
  seq integer not null,
  -- Empty while nobody knows it.
  "containerNo" text not null default '',
  type text not null,
  "sealNo" text not null default '',
  packages integer not null default 0,
  "grossKg" numeric(12, 3) not null default 0,
  "tareKg" numeric(10, 3),
  "vgmKg" numeric(12, 3),
  "vgmMethod" integer,
  "vgmAt" timestamptz,
  cbm numeric(10, 3) not null default 0,
  "soNo" text not null default '',
  "emptyDepot" text not null default '',
  temperature text,
  "isShipperOwned" boolean not null default false,
  -- Worked out from events.
  stage text not null default 'unbooked',
  "lastMilestone" text,
  "lastEventAt" timestamptz,
  "lastFreeDay" date,
  "detentionFreeUntil" date
);
create unique index shipment_box_seq on shipment_box ("shipmentId", seq);
create unique index shipment_box_number on shipment_box ("shipmentId", "containerNo") where "containerNo" <> '';

-- Every number by which somebody looks for a shipment, or a source reports about it: large letters and figures only.
create table shipment_reference (
  "shipmentId" text not null references shipment on delete cascade,
  kind text not null,
  key text not null,
  primary key ("shipmentId", kind, key)
);
create index shipment_reference_key on shipment_reference (key text_pattern_ops);
-- People know the last figures of a number.
create index shipment_reference_end on shipment_reference (reverse(key) text_pattern_ops);

create table shipment_bill (
  id text primary key,
  "shipmentId" text not null references shipment on delete cascade,
  kind text not null,
  "billNo" text not null default '',
  "parentId" text references shipment_bill,
  "issueType" text not null,
  originals integer not null default 3,
  "issuedAt" timestamptz,
  "issuePlace" text not null default '',
  status text not null,
  -- The version its text has; the one the customer was sent, and what they said to it.
  version integer not null default 1,
  "sentVersion" integer,
  "sentAt" timestamptz,
  answer text,
  "answerText" text not null default '',
  "answeredAt" timestamptz,
  "answeredBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index shipment_bill_shipment on shipment_bill ("shipmentId");
create table shipment_bill_text (
  "billId" text not null references shipment_bill on delete cascade,
  version integer not null,
  text jsonb not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  primary key ("billId", version)
);

create table shipment_document (
  id text primary key,
  "shipmentId" text not null references shipment on delete cascade,
  kind text not null,
  title text not null,
  -- Published: the customer sees it.
  "isPublished" boolean not null default false,
  version integer not null default 1,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index shipment_document_shipment on shipment_document ("shipmentId");
create table shipment_document_version (
  "documentId" text not null references shipment_document on delete cascade,
  version integer not null,
  "fileId" text not null,
  note text not null default '',
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  primary key ("documentId", version)
);
create index shipment_document_file on shipment_document_version ("fileId");

-- What somebody said of a task beside its plan: who does it, that it is done, or one that the plan does not know.
create table shipment_task (
  id text primary key,
  "shipmentId" text not null references shipment on delete cascade,
  kind text not null,
  title text not null default '',
  "assigneeId" text references user_account,
  "dueAt" timestamptz,
  "doneAt" timestamptz,
  "doneBy" text references user_account
);
create unique index shipment_task_kind on shipment_task ("shipmentId", kind) where kind <> 'other';
create index shipment_task_shipment on shipment_task ("shipmentId");
create index shipment_task_assignee on shipment_task ("assigneeId", "dueAt") where "doneAt" is null;

create table shipment_link (
  "tokenHash" bytea primary key,
  "shipmentId" text not null references shipment on delete cascade,
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "expiresAt" timestamptz not null
);
create unique index shipment_link_shipment on shipment_link ("shipmentId");
