-- The module of rates is called `freight` on the wire; the heading above it had that name.
insert into menu select 'rates', "parentId", "fullName", 'rates', icon, "urlAddress", "linkTarget", type,
  "propertyJson", "sortCode", "enabledMark" from menu where id = 'freight';
update menu set "parentId" = 'rates' where "parentId" = 'freight';
update role_menu set "menuId" = 'rates' where "menuId" = 'freight';
delete from menu where id = 'freight';
insert into menu select 'freight', "parentId", "fullName", 'freight', icon, "urlAddress", "linkTarget", type,
  "propertyJson", "sortCode", "enabledMark" from menu where id = 'freightRate';
update role_menu set "menuId" = 'freight' where "menuId" = 'freightRate';
insert into permission_item
  select 'freight.' || kind || '.' || named."enCode", 'freight', kind, named."enCode", named."fullName"
  from (values ('column', 'cost', '成本价'), ('column', 'floor', '底价'), ('column', 'contract_no', '合约号'),
    ('button', 'btn_publish', '维护与发布'), ('button', 'btn_import', '导入'), ('button', 'btn_export', '导出'),
    ('button', 'btn_quote', '报价'), ('button', 'btn_book', '下单')) as named (kind, "enCode", "fullName")
  where exists (select from menu where id = 'freight');
insert into role_permission
  select role_permission."roleId", 'freight.' || became.item
  from role_permission
  join (values ('column.cost', 'column.cost'), ('column.floor', 'column.floor'), ('column.cost', 'column.contract_no'),
    ('button.btn_publish', 'button.btn_publish'), ('button.btn_upload', 'button.btn_import'),
    ('button.btn_download', 'button.btn_export'), ('column.floor', 'button.btn_quote'),
    ('column.floor', 'button.btn_book')) as became (was, item)
    on role_permission."itemId" = 'freightRate.' || became.was
  on conflict do nothing;
delete from menu where id = 'freightRate';

-- A rate with its prices: they are read together, and a search of a lane reads nothing else.
create table freight_rate (
  id text primary key,
  version integer not null default 1,
  "rateNo" text not null unique,
  status text not null,
  "searchText" text not null,
  mode text not null,
  "lineId" text references trade_line,
  "polId" text not null references port,
  "podId" text not null references port,
  "porId" text references port,
  "delId" text references port,
  "viaId" text references port,
  "isDirect" boolean not null,
  "carrierId" text not null references carrier,
  "serviceCode" text not null,
  "contractNo" text not null,
  "rateType" text not null,
  commodity text not null,
  currency text not null,
  "validFrom" date not null,
  "validTo" date not null,
  "validityBasis" text not null,
  frequency text not null,
  "transitDays" integer,
  "freeDemurrage" integer,
  "freeDetention" integer,
  "weightLimit" text not null,
  space text not null,
  "isFeatured" boolean not null,
  audience jsonb not null,
  "sailingId" text references sailing,
  prices jsonb not null,
  surcharges jsonb not null,
  included jsonb not null,
  remark text not null,
  "remarkInternal" text not null,
  source text not null,
  "previousId" text references freight_rate,
  "publisherId" text,
  "publishedAt" timestamptz,
  -- The request under way, and the one that was agreed to.
  "flowId" text,
  "approvedFlowId" text,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  check ("validFrom" <= "validTo")
);
-- What a search of a lane reads: those that hold on the day or later.
create index freight_rate_lane on freight_rate (mode, "polId", "podId", "validTo") where status = 'published';
-- A page of a trade line.
create index freight_rate_line on freight_rate ("lineId", mode, "validTo") where status = 'published';
create index freight_rate_newest on freight_rate ("lastModifyTime" desc, id desc);
create index freight_rate_ends on freight_rate ("validTo") where status = 'published';
create index freight_rate_trend on freight_rate ("polId", "podId", "carrierId", mode, "validFrom");
create index freight_rate_previous on freight_rate ("previousId");
create index freight_rate_flow on freight_rate ("flowId") where "flowId" is not null;
create index freight_rate_import on freight_rate ("importId") where "importId" is not null;

create table lane_surcharge (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "carrierId" text references carrier,
  "lineId" text references trade_line,
  "polId" text references port,
  "podId" text references port,
  mode text,
  "chargeCodeId" text not null references charge_code,
  unit text not null,
  currency text not null,
  prices jsonb not null,
  price numeric,
  minimum numeric,
  maximum numeric,
  conditions jsonb not null,
  "validFrom" date not null,
  "validTo" date,
  "paidAt" text not null,
  "isMandatory" boolean not null,
  remark text not null
);
create index lane_surcharge_carrier on lane_surcharge ("carrierId", "validTo");
create index lane_surcharge_line on lane_surcharge ("lineId", "validTo");
create index lane_surcharge_pol on lane_surcharge ("polId");
create index lane_surcharge_pod on lane_surcharge ("podId");

create table local_charge (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "portId" text not null references port,
  direction text not null,
  "carrierId" text references carrier,
  "terminalId" text references terminal,
  mode text,
  "customerId" text references customer,
  "chargeCodeId" text not null references charge_code,
  unit text not null,
  currency text not null,
  prices jsonb not null,
  price numeric,
  minimum numeric,
  maximum numeric,
  conditions jsonb not null,
  "validFrom" date not null,
  "validTo" date,
  "payTo" text not null,
  "vatRate" numeric(5, 2),
  "isMandatory" boolean not null,
  "isPublic" boolean not null,
  remark text not null
);
create index local_charge_tariff on local_charge ("portId", direction, "validTo");
create index local_charge_customer on local_charge ("customerId") where "customerId" is not null;
