import { addShipmentBill, updateShipmentBill } from '@fairway/contract/shipment-papers.ts';
import { compareShipment, setShipmentLegs, setShipmentParties } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ShipmentCompany, shipmentCompany } from './testing/shipment-company.ts';

let house: ShipmentCompany;
beforeAll(async () => {
  house = await shipmentCompany();
});
afterAll(() => house.app.close());
const noon = Date.UTC(2026, 10, 20, 12);
const ops = () => house.who('ops02');
const changesSince = async (id: string, since: number) =>
  (await ops().call(compareShipment, { params: { id }, query: { since } })).data?.changes ?? [];

it('a party that is another customer by now is not overwritten by who did not see it', async () => {
  const { id, version } = await house.made({});
  const save = (known: number, customerId: string | null, name = 'ALPHA') =>
    ops().call(setShipmentParties, {
      params: { id },
      body: { version: known, parties: [{ role: 'shipper', customerId, details: { name } }] },
    });
  const first = (await save(version, null)).data?.version ?? expect.fail();
  const second = (await save(first, house.other)).data?.version;
  expect(second).toBe(first + 1);
  expect((await save(first, null, 'BETA')).code).toBe(409);
  const [made] = await changesSince(id, first);
  expect(made?.differences.map(({ field }) => field)).toEqual(['parties']);
});

it('a leg whose time moved from departure to arrival is not overwritten by who did not see it', async () => {
  const { id, version } = await house.made({});
  const save = (known: number, times: { etd?: number; eta?: number }) =>
    ops().call(setShipmentLegs, {
      params: { id },
      body: {
        version: known,
        legs: [
          {
            mode: 'truck',
            fromPortId: house.codes.port('CNNGB'),
            toPortId: house.codes.port('USLAX'),
            ...times,
          },
        ],
      },
    });
  const first = (await save(version, { etd: noon })).data?.version ?? expect.fail();
  expect((await save(first, { eta: noon })).data?.version).toBe(first + 1);
  expect((await save(first, { etd: noon + 3_600_000 })).code).toBe(409);
});

it('number and issue of a bill that somebody changed are not overwritten, whatever its version', async () => {
  const { id } = await house.made({});
  const { data } = await ops().call(addShipmentBill, { params: { id }, body: { kind: 'HBL' } });
  const params = { id, billId: data?.id ?? '' };
  const { version: before, bills } = await house.shown(id);
  const bill = bills[0] ?? expect.fail();
  const { billNo, issueType, originals, issuePlace, version, text } = bill;
  const head = { billNo, issueType, originals, issuePlace };
  const save = (known: typeof head, changes: Partial<typeof head>) =>
    ops().call(updateShipmentBill, { params, body: { version, known, ...known, ...changes, text } });
  expect((await save(head, { issueType: 'telex', originals: 0 })).data?.version).toBe(version);
  expect((await save(head, { issuePlace: 'NINGBO' })).code).toBe(409);
  const [made] = await changesSince(id, before);
  expect(made?.differences).toEqual([
    {
      field: 'billHead',
      before: `HBL ${billNo} original ${originals}${issuePlace && ` ${issuePlace}`}`,
      after: `HBL ${billNo} telex 0${issuePlace && ` ${issuePlace}`}`,
    },
  ]);
  expect((await save({ ...head, issueType: 'telex', originals: 0 }, { issuePlace: 'NINGBO' })).code).toBe(
    200,
  );
  expect((await house.shown(id)).bills[0]).toMatchObject({ issueType: 'telex', issuePlace: 'NINGBO' });
});
