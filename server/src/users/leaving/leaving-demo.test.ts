import { customers } from '@fairway/contract/customers.ts';
import { leaveUser, previewLeaving, undoLeaving } from '@fairway/contract/leaving.ts';
import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { listQuotes } from '@fairway/contract/quotes.ts';
import { getManagedUser } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
const [leaver, heir] = [userIdOf('sales01'), userIdOf('sales02')];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
  const { pool } = app.database;
  // What the demo company has too little of.
  await pool.query(
    `insert into shipment_task (id, "shipmentId", kind, "assigneeId")
     select 'task-' || id, id, 'other', $1 from (select id from shipment order by id limit 3) as some_of`,
    [leaver],
  );
  await pool.query(
    `insert into table_view (id, "tableName", "userId", name, "isShared", query, "creatorTime", "lastModifyTime")
     values ('view-1', 'customers', $1, '我的客户', true, '{}', now(), now())`,
    [leaver],
  );
  await pool.query(
    `update shipment_exception set "ownerId" = $1 where id in (
       select id from shipment_exception where status in ('open', 'acknowledged') order by id limit 4)`,
    [leaver],
  );
  await pool.query(`update trade_line set "ownerId" = $1 where id = (select min(id) from trade_line)`, [
    leaver,
  ]);
  await pool.query(
    `update form_model set "recordScope" = 'own' where id = (
    select "modelId" from record where "creatorUserId" = $1 group by 1 order by count(*) desc limit 1)`,
    [leaver],
  );
});
afterAll(() => app.close());

/** Everything that says who looks after what, to be held against itself. */
const whose = [
  'select id, "salesId", "serviceId" from customer order by id',
  'select id, "ownerId" from trade_line order by id',
  'select id, "ownerId" from quote order by id',
  'select id, "askerId" from rate_inquiry order by id',
  'select id, "userId" from rate_watch order by id',
  'select id, "salesId" from online_order order by id',
  'select "shipmentId", "userId", role, share from shipment_member order by 1, 2, 3',
  'select "shipmentId", "viewerId" from shipment_viewer order by 1, 2',
  'select id, "assigneeId" from shipment_task order by id',
  'select id, "ownerId" from shipment_exception order by id',
  'select id, "salesId" from invoice order by id',
  `select "itemId", "salesId", balance from open_item where until is null order by what, "itemId", "partyId"`,
  'select id, "managerId" from user_account order by id',
  'select id, "managerId" from organisation order by id',
  'select id, "ownerId" from conversation order by id',
  'select id, "handlerId" from flow_task order by id',
  'select id, "delegateUserId" from flow order by id',
  'select id, "userId" from table_view order by id',
];
const looks = async () => {
  const all = [];
  for (const text of whose) all.push((await app.database.pool.query(text)).rows);
  return all;
};
const versionOf = async (id: string) =>
  (await admin.call(getManagedUser, { params: { id } })).data?.version ?? 0;
const heldBy = async (id: string) => {
  const { data, msg } = await admin.call(previewLeaving, { params: { id } });
  if (!data) return expect.fail(msg);
  return new Map(data.holdings.map(({ kind, count }) => [kind, count]));
};
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const rowKinds: HoldingKind[] = [
  ...(['customers', 'tradeLines', 'quotes', 'orders', 'shipments', 'shipmentTasks'] as const),
  ...(['exceptions', 'invoices', 'views', 'records'] as const),
];

it('hands over every kind of a salesperson, and undoes it to the last row', async () => {
  const before = await looks();
  const [theirs, had] = [await heldBy(leaver), await heldBy(heir)];
  for (const kind of rowKinds) expect([kind, theirs.get(kind)]).not.toEqual([kind, 0]);

  const begun = performance.now();
  const left = await admin.call(leaveUser, {
    params: { id: leaver },
    body: { version: await versionOf(leaver), leftOn: today(), toId: heir },
  });
  expect(left).toMatchObject({ code: 200 });
  expect(performance.now() - begun).toBeLessThan(60_000);
  const done = new Map(left.data?.handedOver.map(({ kind, count }) => [kind, count]));
  for (const kind of rowKinds.filter((one) => one !== 'records'))
    expect([kind, done.get(kind)]).toEqual([kind, theirs.get(kind)]);

  // Nothing of theirs is left behind, and the receiver has it beside their own.
  for (const [place, text] of whose.entries()) {
    const rows = (await app.database.pool.query(text)).rows.filter((row) =>
      Object.entries(row).some(([name, value]) => name !== 'id' && value === leaver),
    );
    const isOver =
      /from flow |quote|rate_inquiry|online_order|shipment|invoice|open_item|watch|exception/.test(text);
    if (!isOver) expect([place, rows]).toEqual([place, []]);
  }
  const has = await heldBy(heir);
  for (const kind of ['customers', 'tradeLines', 'quotes', 'orders', 'invoices'] as const)
    expect([kind, has.get(kind)]).toEqual([kind, (had.get(kind) ?? 0) + (theirs.get(kind) ?? 0)]);
  const person = await app.as('sales02');
  const quotes = await person.call(listQuotes, { body: { currentPage: 1, pageSize: 100 } } as never);
  expect(quotes).toMatchObject({ code: 200 });
  const [customer] = (
    await app.database.pool.query<{ id: string; version: number }>(
      `select c.id, c.version from customer c join leaving_item i on i.ref = 'salesId ' || c.id limit 1`,
    )
  ).rows;
  expect(customer?.version).toBeGreaterThan(1);
  expect(await admin.call(customers.get, { params: { id: customer?.id ?? '' } })).toMatchObject({
    data: { salesId: heir },
  });

  const undone = await admin.call(undoLeaving, {
    params: { id: leaver },
    body: { version: await versionOf(leaver) },
  });
  expect(undone).toMatchObject({ code: 200 });
  expect(undone.data?.handedBack.filter(({ kept }) => kept > 0)).toEqual([]);
  const after = await looks();
  for (const [place, rows] of before.entries()) expect([place, after[place]]).toEqual([place, rows]);
});
