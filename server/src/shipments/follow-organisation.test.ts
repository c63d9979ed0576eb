import { getShipment, listShipments } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { followOrganisation } from './follow-organisation.ts';
import { type ShipmentCompany, shipmentCompany } from './testing/shipment-company.ts';

let house: ShipmentCompany;
let branch: string;
beforeAll(async () => {
  house = await shipmentCompany();
  branch = (await house.made()).id;
});
afterAll(() => house.app.close());

const follow = () =>
  followOrganisation({ commitNow: (work) => house.app.database.db.transaction().execute(work) });
const sees = async (account: string) => {
  const { data } = await house.who(account).call(listShipments, { body: { scope: 'group' } });
  const { code } = await house.who(account).call(getShipment, { params: { id: branch } });
  expect(code).toBe(data?.list.some(({ id }) => id === branch) ? 200 : 404);
  return code === 200;
};
const move = (id: string, parentId: string | null) =>
  house.app.database.pool.query('update organisation set "parentId" = $2 where id = $1', [id, parentId]);
const rows = async () =>
  (await house.app.database.pool.query('select * from shipment_viewer order by "viewerId", "shipmentId"'))
    .rows;

it('the lists of shipments follow their company through the tree', async () => {
  await follow();
  expect([await sees('manager01'), await sees('manager02'), await sees('manager03')]).toEqual([
    true,
    true,
    false,
  ]);
  const before = await rows();
  await follow();
  expect(await rows()).toEqual(before);

  await move('org-branch', 'org-beside');
  await follow();
  expect([await sees('manager01'), await sees('manager02'), await sees('manager03')]).toEqual([
    false,
    true,
    true,
  ]);
  // Members and customers see it wherever it stands.
  expect([await sees('ops02'), await sees('client01'), await sees('client02')]).toEqual([true, true, false]);

  // A company above the one above.
  await move('org-beside', 'org-office');
  await follow();
  expect([await sees('manager01'), await sees('manager03')]).toEqual([true, true]);
  await move('org-beside', null);
  await move('org-branch', 'org-office');
  await follow();
  expect(await rows()).toEqual(before);
});

it('who comes to another company sees its shipments, and those of the one before no more', async () => {
  const { pool } = house.app.database;
  const works = (organisationId: string) =>
    pool.query('update user_account set "organisationId" = $2 where id = $1', [
      userIdOf('manager02'),
      organisationId,
    ]);
  expect(await sees('manager02')).toBe(true);
  await works('org-beside');
  expect(await sees('manager02')).toBe(false);
  await works('org-desk');
  expect(await sees('manager02')).toBe(true);
});
