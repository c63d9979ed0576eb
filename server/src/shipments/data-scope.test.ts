import type { DataScope } from '@fairway/contract/permission.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { getCharge, listCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import * as contract from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type ShipmentCompany, shipmentCompany } from './testing/shipment-company.ts';

/** Of the one who looks; of a colleague of the same desk; of the office above; of another company. */
const places = ['own', 'desk', 'office', 'beside'] as const;
type Place = (typeof places)[number];

let house: ShipmentCompany;
const shipments = {} as Record<Place, { id: string; shipmentNo: string }>;
const charges = {} as Record<Place, string>;

const change = async (give: string[], take: string[] = []) => {
  const admin = house.who('admin');
  const { data } = await admin.call(getRightsMatrix, {});
  const version = data?.roles.find(({ id }) => id === 'sales')?.version ?? expect.fail('no role');
  const { code, msg } = await admin.call(changeRights, {
    params: { id: 'sales' },
    body: { version, give, take },
  });
  expect(code, msg).toBe(200);
};

beforeAll(async () => {
  house = await shipmentCompany();
  const { app, made, mine, shown, who } = house;
  const [code] = (await app.database.pool.query(`select id from charge_code where "enCode" = 'THC'`)).rows;
  const makers = { own: 'ops02', desk: 'ops02', office: 'ops01', beside: 'manager03' } as const;
  for (const place of places) {
    const by = who(makers[place]);
    const { id } = await made({ customerRef: `SCOPE-${place}` }, by);
    const added = [
      {
        ...{ side: 'receivable' as const, chargeCodeId: code.id, partyId: mine, unit: 'bl' as const },
        ...{ quantity: '1', price: '740', currency: 'CNY', onBehalf: false, isConfidential: false },
        remark: '',
      },
    ];
    const saved = await by.call(saveCharges, { params: { shipmentId: id }, body: { added } });
    charges[place] = saved.data?.ids[0] ?? expect.fail(saved.msg);
    if (place === 'own') {
      const { version } = await shown(id);
      const members = [
        { userId: userIdOf('ops02'), role: 'operator' as const },
        { userId: userIdOf('sales02'), role: 'sales' as const },
      ];
      const body = { version, members };
      const { msg, code: answer } = await by.call(contract.setShipmentMembers, { params: { id }, body });
      expect(answer, msg).toBe(200);
    }
    shipments[place] = { id, shipmentNo: (await shown(id, by)).shipmentNo };
  }
});
afterAll(() => house.app.close());

const whose = (ids: readonly string[]): Place[] => {
  expect(new Set(ids).size, 'each is there once').toBe(ids.length);
  return places.filter((place) => ids.includes(shipments[place].id));
};

/** What lists, counts, map, numbers and single pages show; all of them the same. */
async function seenShipments(): Promise<Place[]> {
  const { call } = house.who('sales02');
  const body = { scope: 'group' as const };
  const listed = async (more: object) => {
    const { data, msg } = await call(contract.listShipments, { body: { ...body, ...more } });
    return data ?? expect.fail(msg);
  };
  const { list, pagination } = await listed({});
  const seen = whose(list.map(({ id }) => id));
  expect(pagination.total).toBe(seen.length);
  for (const sidx of ['etd', 'eta', 'shipmentNo'] as const)
    for (const stages of [undefined, ['unbooked', 'booked'] as const]) {
      const one = await listed({ sidx, filters: stages ? { stages: [...stages] } : {} });
      expect(whose(one.list.map(({ id }) => id))).toEqual(seen);
    }
  expect(whose((await listed({ keyword: 'COSCO' })).list.map(({ id }) => id))).toEqual(seen);
  for (const keyword of ['', 'COSCO']) {
    const { data } = await call(contract.countShipments, { body: { ...body, keyword } });
    expect([data?.segments.all, data?.sums.count]).toEqual([seen.length, seen.length]);
  }
  const map = await call(contract.mapShipments, { body });
  expect(whose(map.data?.list.map(({ id }) => id) ?? [])).toEqual(seen);
  for (const place of places) {
    const { id, shipmentNo } = shipments[place];
    const found = await call(contract.findShipments, { query: { number: shipmentNo } });
    expect(found.data?.list.some(({ shipmentId }) => shipmentId === id)).toBe(seen.includes(place));
    const { code } = await call(contract.getShipment, { params: { id } });
    expect([place, code]).toEqual([place, seen.includes(place) ? 200 : 404]);
  }
  return seen;
}

async function seenCharges(): Promise<Place[]> {
  const { call } = house.who('sales02');
  const { data, msg } = await call(listCharges, { body: { pageSize: 100 } });
  const ids = (data ?? expect.fail(msg)).list.map(({ id }) => id);
  const seen = places.filter((place) => ids.includes(charges[place]));
  expect([ids.length, data?.pagination.total]).toEqual([seen.length, seen.length]);
  for (const place of places) {
    const { code } = await call(getCharge, { params: { id: charges[place] } });
    expect([place, code]).toEqual([place, seen.includes(place) ? 200 : 404]);
  }
  return seen;
}

it('without a scope it is as it was: their own, and with the button those of their company', async () => {
  expect([await seenShipments(), await seenCharges()]).toEqual([['own'], ['own']]);
  await change(['cargoShipment.button.btn_group']);
  expect(await seenShipments()).toEqual(['own', 'desk']);
  expect(await seenCharges()).toEqual(['own', 'desk']);
});

it.each<[DataScope, string, Place[]]>([
  ['own', '', ['own']],
  ['department', '', ['own', 'desk']],
  ['departmentBelow', '', ['own', 'desk']],
  ['company', '', ['own', 'desk']],
  ['chosen', '.org-beside', ['own', 'beside']],
  ['chosen', '.org-office', ['own', 'desk', 'office']],
  ['all', '', [...places]],
])('%s%s, which charges follow', async (scope, where, seen) => {
  await change(
    [`cargoShipment.scope.${scope}${where}`],
    scope === 'chosen' && where === '.org-office' ? ['cargoShipment.scope.chosen.org-beside'] : [],
  );
  expect(await seenShipments()).toEqual(seen);
  expect(await seenCharges()).toEqual(seen);
});

it('charges have a scope of their own once somebody chooses it', async () => {
  await change(['charge.scope.department']);
  expect(await seenCharges()).toEqual(['own', 'desk']);
  await change(['charge.scope.own']);
  expect([await seenShipments(), await seenCharges()]).toEqual([[...places], ['own']]);
});

it('screens learn whether more than one’s own is seen, whatever button the role has', async () => {
  const isWide = async () => {
    const { data } = await house.who('sales02').call(getCurrentUser, {});
    const module = data?.permissionList.find(({ modelId }) => modelId === 'cargoShipment');
    return module?.button.some(({ enCode }) => enCode === 'btn_group');
  };
  await change(['cargoShipment.scope.department'], ['cargoShipment.button.btn_group']);
  expect(await isWide()).toBe(true);
  await change(['cargoShipment.scope.own']);
  expect(await isWide()).toBe(false);
});
