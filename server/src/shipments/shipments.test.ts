import {
  assignShipments,
  cancelShipment,
  changeShipmentVessel,
  closeShipment,
  compareShipment,
  copyShipment,
  createShipment,
  exportShipments,
  findShipments,
  listShipmentHistory,
  listShipments,
  mergeShipments,
  readPastedBoxes,
  reopenShipment,
  saveShipmentBoxes,
  setShipmentParties,
  splitShipment,
  updateShipment,
} from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { createShipmentOfOrder, type OrderOfShipment } from './shipment-of-order.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

let house: ShipmentCompany;
beforeAll(async () => {
  house = await shipmentCompany();
});
afterAll(() => house.app.close());

const ops = () => house.who('ops02');
const at = (id: string) => ({ params: { id } });

describe('a shipment by hand', () => {
  it('has a number, the people of its customer, legs, boxes and what the customer was told first', async () => {
    const { codes } = house;
    const { id, shipmentNo } = await house.made({ transhipIds: [codes.port('KRPUS')], goodsEn: 'TOYS' });
    expect(shipmentNo).toMatch(/^SH202611\d{5}$/);
    const shipment = await house.shown(id, house.who('manager02'));
    expect(shipment).toMatchObject({
      ...{ boxSummary: '2×40HQ+1×20GP', teu: '5', version: 1, companyName: '宁波分公司', status: 'active' },
      ...{ firstEta: today.getTime() + 20 * day, eta: today.getTime() + 20 * day, progress: 0 },
      legs: [
        {
          seq: 1,
          mode: 'vessel',
          vesselName: 'COSCO TEST',
          to: { code: 'KRPUS' },
          etd: today.getTime() + 5 * day,
        },
        { seq: 2, vesselName: '', to: { code: 'USLAX' }, eta: today.getTime() + 20 * day },
      ],
    });
    expect(shipment.members).toEqual([
      { userId: userIdOf('ops02'), role: 'operator', name: '分公司操作', share: '0' },
      { userId: userIdOf('sales01'), role: 'sales', name: '周子涵', share: '100' },
    ]);
    expect(shipment.tasks?.map(({ kind }) => kind)).toContain('checkBill');
  });

  it('is not made of what is not there', async () => {
    const { codes, mine } = house;
    const body = { customerId: mine, business: 'SE', mode: 'FCL', polId: codes.port('CNNGB') } as const;
    const call = (changes: object) =>
      ops().call(createShipment, { body: { ...body, podId: codes.port('USLAX'), ...changes } });
    expect((await call({ carrierId: 'nobody' })).code).toBe(400);
    expect((await call({ companyId: 'org-beside' })).code).toBe(400);
    expect((await call({ companyId: 'org-office' })).code).toBe(400);
    expect((await call({ podId: codes.port('CNNGB') })).msg).toContain('不能相同');
    expect((await call({ members: [{ userId: userIdOf('client01'), role: 'sales' }] })).code).toBe(400);
    expect((await call({ sailingId: 'none' })).code).toBe(400);
  });

  it('the same command twice makes one', async () => {
    const { codes, mine } = house;
    const input = {
      headers: { 'command-id': 'make-a-shipment-once' },
      body: {
        ...{ customerId: mine, business: 'SE' as const, mode: 'FCL' as const },
        ...{ polId: codes.port('CNNGB'), podId: codes.port('USLAX') },
      },
    };
    const [first, second] = [
      await ops().call(createShipment, input),
      await ops().call(createShipment, input),
    ];
    expect(second.data).toEqual(first.data);
  });
});

describe('two who change it', () => {
  it('the later one is refused, and can see what the other one changed', async () => {
    const { id } = await house.made();
    const [one, two] = [house.who('ops02'), house.who('manager02')];
    const change = (by: typeof one, version: number, changes: object) =>
      by.call(updateShipment, { ...at(id), body: { version, changes } });
    const carrierId = house.codes.carrier('MAEU');
    expect((await change(two, 1, { remark: '加急', carrierId })).data?.version).toBe(2);
    expect(await change(one, 1, { remark: '普通' })).toMatchObject({ code: 409 });
    const { data } = await one.call(compareShipment, { ...at(id), query: { since: 1 } });
    expect(data).toMatchObject({ version: 2, current: { remark: '加急', carrierId } });
    expect(data?.changes).toMatchObject([{ version: 2, act: 'update', creatorUserName: '分公司经理' }]);
    expect(data?.changes[0]?.differences).toEqual([
      {
        field: 'carrierId',
        before: expect.stringContaining('中远'),
        after: expect.stringContaining('马士基'),
      },
      { field: 'remark', before: '', after: '加急' },
    ]);
    expect((await change(one, 2, { remark: '普通' })).data?.version).toBe(3);
    expect((await change(one, 3, { remark: '普通' })).data?.version).toBe(3);
    const { data: history } = await one.call(listShipmentHistory, at(id));
    expect(history?.list.map(({ version, act }) => [version, act])).toEqual([
      ...[
        [3, 'update'],
        [2, 'update'],
        [1, 'create'],
      ],
    ]);
  });
});

describe('numbers', () => {
  it('are found in every spelling, by their beginning and by their end', async () => {
    const { id, shipmentNo } = await house.made({
      ...{
        mblNo: 'COSU 6123-4567.80',
        hblNo: 'FWHB-998',
        soNo: 'SO/445566',
        customerRef: 'ref 2026-A, ref 2026-B',
      },
      ...{ poNo: 'PO#88-77', boxes: [{ type: '40HQ', containerNo: 'MSCU 123456-6', sealNo: 'CN-5566' }] },
    });
    const found = async (number: string) => {
      const { data } = await ops().call(findShipments, { query: { number } });
      return data?.list.find(({ shipmentId }) => shipmentId === id);
    };
    const spellings: [string, string, string][] = [
      ...([
        ['cosu61234567-80', 'mbl', 'whole'],
        ['COSU 6123', 'mbl', 'begin'],
        ['567.80', 'mbl', 'end'],
      ] as [string, string, string][]),
      ...([
        ['fwhb 998', 'hbl', 'whole'],
        ['so445566', 'so', 'whole'],
      ] as [string, string, string][]),
      ...([
        ['REF2026B', 'customerRef', 'whole'],
        ['po 8877', 'po', 'whole'],
      ] as [string, string, string][]),
      ...([
        ['mscu1234566', 'container', 'whole'],
        ['MSCU 1234', 'container', 'begin'],
      ] as [string, string, string][]),
      ...([
        ['234566', 'container', 'end'],
        ['ｃｎ５５６６', 'seal', 'whole'],
      ] as [string, string, string][]),
      [shipmentNo.toLowerCase(), 'shipment', 'whole'],
    ];
    for (const [number, kind, match] of spellings)
      expect(await found(number), number).toMatchObject({ kind, match });
    expect(await found('566')).toBeUndefined();
    for (const keyword of ['cosu', '61234567', 'MSCU1234566', 'CNNGB', '洛杉矶', '甲客户', 'cosco test']) {
      const { data } = await ops().call(listShipments, { body: { keyword, pageSize: 100 } });
      expect(
        data?.list.some((one) => one.id === id),
        keyword,
      ).toBe(true);
    }
  });

  it('of a container says what its last figure should be', async () => {
    const hint = async (number: string) =>
      (await ops().call(findShipments, { query: { number } })).data?.container;
    expect(await hint('mscu 123456 1')).toEqual({
      number: 'MSCU1234561',
      isRight: false,
      expectedDigit: '6',
    });
    expect(await hint('MSCU1234566')).toMatchObject({ isRight: true });
    expect(await hint('COSU6123')).toBeNull();
  });
});

describe('boxes', () => {
  it('are added, changed and removed at once; sums follow', async () => {
    const { id } = await house.made();
    const before = (await house.shown(id)).boxes;
    const [first, second, third] = before;
    const save = (version: number, body: object) =>
      ops().call(saveShipmentBoxes, { ...at(id), body: { version, ...body } });
    const { data } = await save(1, {
      add: [{ type: '45HQ', containerNo: 'MSCU1234561' }],
      change: [{ id: first?.id, type: '40HQ', containerNo: 'mscu 1234566', vgmKg: '12000' }],
      remove: [third?.id],
    });
    expect(data).toMatchObject({ version: 2 });
    expect(data?.warnings).toEqual([{ containerNo: 'MSCU1234561', problem: 'digit', expectedDigit: '6' }]);
    const after = await house.shown(id);
    expect(after).toMatchObject({ teu: '6.25', boxSummary: '2×40HQ+1×45HQ' });
    expect(after.boxes).toMatchObject([
      { containerNo: 'MSCU1234566', expectedDigit: null, vgmAt: today.getTime() },
      { containerNo: '' },
      { containerNo: 'MSCU1234561', expectedDigit: '6' },
    ]);
    expect(await save(2, { add: [{ type: '20GP', containerNo: 'MSCU123456-6' }] })).toMatchObject({
      code: 400,
    });
    expect(await save(2, { remove: ['nothing'] })).toMatchObject({ code: 400 });
    // Two boxes change their numbers with each other.
    const swap = [
      { id: first?.id, type: '40HQ', containerNo: 'MSCU1234561' },
      { id: after.boxes[2]?.id, type: '45HQ', containerNo: 'MSCU1234566' },
    ];
    expect(await save(2, { change: swap })).toMatchObject({ code: 200 });
    expect(second?.containerNo).toBe('');
    expect((await ops().call(findShipments, { query: { number: 'MSCU1234561' } })).data?.list).not.toEqual(
      [],
    );
  });

  it('are read from a sheet', async () => {
    const { data } = await ops().call(readPastedBoxes, {
      body: { text: '箱号\t封号\tMSCU\nMSCU1234561\tS1\n', type: '20GP' },
    });
    expect(data).toMatchObject({ boxes: [{ containerNo: 'MSCU1234561', sealNo: 'S1', type: '20GP' }] });
    expect(data?.warnings).toMatchObject([{ problem: 'digit', expectedDigit: '6' }]);
  });
});

describe('split, merge and copy', () => {
  const totals = async (ids: string[]) => {
    const all = await Promise.all(ids.map((id) => house.shown(id)));
    return {
      boxes: all.reduce((sum, { boxes }) => sum + boxes.length, 0),
      packages: all.reduce((sum, { packages }) => sum + packages, 0),
      grossKg: all.reduce((sum, { grossKg }) => sum + Number(grossKg), 0),
      teu: all.reduce((sum, { teu }) => sum + Number(teu), 0),
    };
  };

  it('what is split and merged again is what it was', async () => {
    const { id } = await house.made({ packages: 100, grossKg: '1000', cbm: '50', mblNo: 'SPLIT1' });
    const whole = { boxes: 3, packages: 100, grossKg: 1000, teu: 5 };
    const boxIds = (await house.shown(id)).boxes.map((box) => box.id);
    const split = (ids: string[], version = 1) =>
      ops().call(splitShipment, { ...at(id), body: { version, boxIds: ids } });
    expect((await split(boxIds)).msg).toContain('至少');
    expect((await split(['other'])).code).toBe(400);
    const { data } = await split(boxIds.slice(0, 1));
    const madeId = data?.made.id ?? expect.fail();
    expect(await totals([id, madeId])).toEqual(whole);
    expect(await house.shown(madeId)).toMatchObject({
      ...{ mblNo: 'SPLIT1', vesselName: 'COSCO TEST', boxSummary: '1×40HQ', packages: 33 },
      members: [{ role: 'operator' }, { role: 'sales' }],
    });
    const { data: hits } = await ops().call(findShipments, { query: { number: 'SPLIT1' } });
    expect(hits?.list).toHaveLength(2);
    const merged = await ops().call(mergeShipments, { ...at(id), body: { version: 2, ids: [madeId] } });
    expect(merged).toMatchObject({ code: 200, data: { version: 3 } });
    expect(await totals([id])).toEqual(whole);
    expect(await house.shown(madeId)).toMatchObject({
      status: 'cancelled',
      mergedInto: { id, shipmentNo: (await house.shown(id)).shipmentNo },
      boxes: [],
      packages: 0,
      teu: '0',
    });
    const { data: history } = await ops().call(listShipmentHistory, at(id));
    expect(history?.list[0]?.differences.map(({ field }) => field)).toContain('mergedFrom');
  });

  it('only what is of one customer, lane and ship is merged', async () => {
    const { id } = await house.made();
    const merge = async (other: { id: string }) =>
      (await ops().call(mergeShipments, { ...at(id), body: { version: 1, ids: [other.id] } })).msg;
    expect(await merge(await house.made({ customerId: house.other }))).toContain('客户');
    expect(await merge(await house.made({ podId: house.codes.port('USNYC') }))).toContain('航线');
    expect(await merge(await house.made({ ship: { vesselName: 'OTHER', voyageNo: '1' } }))).toContain('船名');
    expect(await merge({ id })).toContain('不存在');
  });

  it('a copy has the cargo and the people, and no numbers and no ship', async () => {
    const { id } = await house.made({ mblNo: 'COPY1', packages: 7, goodsCn: '玩具', soNo: 'SO9' });
    await ops().call(setShipmentParties, {
      ...at(id),
      body: { version: 1, parties: [{ role: 'consignee', details: { name: 'TO ORDER' } }] },
    });
    const { data } = await ops().call(copyShipment, at(id));
    const copy = await house.shown(data?.id ?? '');
    expect(copy).toMatchObject({
      ...{
        mblNo: '',
        soNo: '',
        vesselName: '',
        etd: null,
        packages: 7,
        goodsCn: '玩具',
        boxSummary: '2×40HQ+1×20GP',
      },
      parties: [{ role: 'consignee', details: { name: 'TO ORDER' } }],
    });
    expect(copy.id).not.toBe(id);
  });
});

it('another ship keeps what the customer was told first, and says why', async () => {
  const { id } = await house.made();
  const later = {
    vesselName: 'EVER LATE',
    voyageNo: '9W',
    etd: today.getTime() + 9 * day,
    eta: today.getTime() + 27 * day,
  };
  const { data } = await ops().call(changeShipmentVessel, {
    ...at(id),
    body: { version: 1, ship: later, reason: '甩柜' },
  });
  expect(data?.version).toBe(2);
  expect(await house.shown(id)).toMatchObject({
    ...{ vesselName: 'EVER LATE', voyageNo: '9W', firstEta: today.getTime() + 20 * day, eta: later.eta },
    legs: [{ vesselName: 'EVER LATE', voyageNo: '9W', etd: later.etd }],
  });
  const { data: history } = await ops().call(listShipmentHistory, at(id));
  expect(history?.list[0]?.differences).toContainEqual({ field: 'reason', before: null, after: '甩柜' });
});

it('is closed with a reason while boxes are out, cancelled before it is loaded, and opened again', async () => {
  const { id } = await house.made();
  const act = (
    call: typeof closeShipment | typeof cancelShipment | typeof reopenShipment,
    version: number,
    reason: string,
  ) => ops().call(call as typeof cancelShipment, { ...at(id), body: { version, reason } });
  expect((await act(closeShipment, 1, '')).msg).toContain('空箱未还');
  expect((await act(closeShipment, 1, '进口非我司')).data?.version).toBe(2);
  const change = await ops().call(updateShipment, {
    ...at(id),
    body: { version: 2, changes: { remark: 'x' } },
  });
  expect(change.msg).toContain('结案');
  expect((await house.shown(id)).can).toMatchObject({ edit: false, reopen: true, close: false });
  expect((await act(reopenShipment, 2, '还有费用')).code).toBe(200);
  await house.app.database.pool.query(`update shipment set stage = 'loaded' where id = $1`, [id]);
  expect((await act(cancelShipment, 3, 'x')).msg).toContain('装船');
  await house.app.database.pool.query(`update shipment set stage = 'booked' where id = $1`, [id]);
  expect((await act(cancelShipment, 3, '客户取消')).code).toBe(200);
});

it('many are given to somebody at once', async () => {
  const ids = [(await house.made()).id, (await house.made()).id];
  const body = { ids, role: 'documents' as const, userId: userIdOf('sales02') };
  expect((await ops().call(assignShipments, { body })).data).toEqual({ changed: 2 });
  expect((await ops().call(assignShipments, { body })).data).toEqual({ changed: 0 });
  const { data } = await house.who('sales02').call(listShipments, { body: {} });
  expect(data?.list.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

it('an order becomes one shipment, whoever converts it and however often', async () => {
  const { codes, mine, app } = house;
  const party = { name: 'Alpha', address: '', contact: '', phone: '', email: '' };
  const order: OrderOfShipment = {
    ...{ orderId: 'order-1', orderNo: 'ORD20261110-0001', customerId: mine, mode: 'FCL', incoterm: 'FOB' },
    ...{ polId: codes.port('CNNGB'), podId: codes.port('USLAX'), carrierId: codes.carrier('COSU') },
    ...{
      sailingId: null,
      soNo: 'SO-ORDER',
      operatorId: userIdOf('ops02'),
      price: { rateId: 'r', lines: [] },
    },
    ...{ receiptPlace: '', deliveryPlace: '', services: ['truck'], commodity: '玩具', commodityEn: 'TOYS' },
    boxes: [{ type: '40HQ', count: 2, isShipperOwned: false, temperature: null }],
    ...{ shipper: party, consignee: { ...party, name: 'Buyer' }, notify: { ...party, name: '' } },
    ...{ hsCode: '950300', marks: '', isDangerous: false, unNo: '', imoClass: '', packages: 10 },
    ...{ packageType: 'CTN', grossKg: '1200', cbm: '20', customerRef: 'R1', poNo: '', remark: '' },
  };
  await app.database.pool.query(
    `insert into user_role ("userId", "roleId") select $1, id from role where "enCode" = 'documents'`,
    [userIdOf('manager02')],
  );
  const make = () => app.database.db.transaction().execute((db) => createShipmentOfOrder(db, order, today));
  const first = await make();
  const second = await make();
  expect(first.isNew).toBe(true);
  expect(second).toEqual({ id: first.id, shipmentNo: first.shipmentNo, isNew: false });
  const shipment = await house.shown(first.id, house.who('manager02'));
  expect(shipment).toMatchObject({
    ...{
      orderId: 'order-1',
      soNo: 'SO-ORDER',
      boxSummary: '2×40HQ',
      goodsEn: 'TOYS',
      price: { rateId: 'r' },
    },
    parties: [{ role: 'shipper' }, { role: 'consignee' }],
  });
  // Who alone does the documents of the company has it among their own.
  expect(shipment.members.map(({ role, userId }) => [role, userId])).toContainEqual([
    ...['documents', userIdOf('manager02')],
  ]);
  const found = async (number: string) =>
    (await ops().call(findShipments, { query: { number } })).data?.list.map(({ shipmentId, kind }) => [
      shipmentId,
      kind,
    ]);
  expect(await found('ord202611100001')).toEqual([[first.id, 'order']]);
  // The number of the order stays when others change.
  await ops().call(updateShipment, { ...at(first.id), body: { version: 1, changes: { soNo: 'SO-NEW' } } });
  expect(await found('ORD 20261110 0001')).toEqual([[first.id, 'order']]);
  expect(await found('SO-ORDER')).toEqual([]);
  const listed = async (keyword: string) =>
    (await ops().call(listShipments, { body: { keyword } })).data?.list.map(({ id }) => id);
  for (const keyword of ['ORD202611100001', 'ord-20261110-0001', 'SO-NEW'])
    expect(await listed(keyword)).toEqual([first.id]);
});

it('a list is exported as a sheet and as text, within the reader’s sight', async () => {
  const { id, shipmentNo } = await house.made({ mblNo: 'EXPORT1' });
  const ask = async (account: string, body: object) => {
    const response = await fetch(`${house.app.url}${exportShipments.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: house.who(account).token },
      body: JSON.stringify(body),
    });
    return { type: response.headers.get('content-type') ?? '', text: await response.text() };
  };
  const csv = await ask('ops02', { as: 'csv', ids: [id] });
  expect(csv.type).toContain('text/csv');
  expect(csv.text.split('\r\n')).toHaveLength(3);
  expect(csv.text).toContain(shipmentNo);
  expect((await ask('ops02', { as: 'csv' })).text.split('\r\n').length).toBeGreaterThan(10);
  expect((await ask('ops02', { as: 'xlsx', ids: [id] })).type).toContain('spreadsheetml');
  expect(JSON.parse((await ask('client02', { as: 'csv', ids: [id] })).text)).toMatchObject({ code: 400 });
});
