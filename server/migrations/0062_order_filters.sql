-- Orders by who looks after them, by their port of discharge, by when they were begun.
create index online_order_looked_after on online_order
  ((coalesce("salesId", "placedBy")), "lastModifyTime" desc, id desc);
create index online_order_pod on online_order ("podId", "lastModifyTime" desc, id desc);
create index online_order_created on online_order ("creatorTime");
