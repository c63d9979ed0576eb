import { openRecordThread } from '@fairway/contract/chat.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import {
  addDocumentVersion,
  addShipmentBill,
  addShipmentDocument,
  addShipmentTask,
  answerShipmentBill,
  changeShipmentDocument,
  changeShipmentTask,
  listBillVersions,
  listMyShipmentTasks,
  openSharedShipment,
  removeShipmentDocument,
  revokeShipmentLink,
  sendShipmentBill,
  setBillState,
  shareShipment,
  updateShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import {
  changeShipmentVessel,
  findShipments,
  splitShipment,
  updateShipment,
} from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

let house: ShipmentCompany;
let id: string;
beforeAll(async () => {
  house = await shipmentCompany();
});
beforeEach(async () => {
  house.app.clock.now = new Date(today);
  id = (
    await house.made({
      ...{ agentId: house.agent, goodsEn: 'TOYS', packages: 10, internalRemark: 'SECRET-REMARK' },
      parties: [
        { role: 'shipper', details: { name: 'ALPHA TRADING LTD.', address: 'NINGBO' } },
        { role: 'consignee', details: { name: 'ZULU BUYER INC.' } },
      ],
    })
  ).id;
});
afterAll(() => house.app.close());
const ops = () => house.who('ops02');
const client = () => house.who('client01');

describe('a draft of a bill', () => {
  const drafted = async () => {
    const { data, msg } = await ops().call(addShipmentBill, { params: { id }, body: { kind: 'HBL' } });
    return data ?? expect.fail(msg);
  };
  const billOf = async (by = ops()) => (await house.shown(id, by)).bills[0];
  const versioned = (version: number) => ({ version });

  it('is made of the shipment, has a number, and is found by it', async () => {
    const { billNo } = await drafted();
    expect(billNo).toMatch(/^FWHB/);
    expect(await billOf()).toMatchObject({
      ...{ status: 'draft', version: 1, billNo },
      text: {
        ...{ shipper: 'ALPHA TRADING LTD.\nNINGBO', vesselVoyage: 'COSCO TEST V.012E', goods: 'TOYS' },
        ...{ loadingPort: 'NINGBO', packages: '10 CTN', freightTerm: 'FREIGHT PREPAID' },
      },
      can: { edit: true, send: true, answer: false, issue: false },
    });
    expect((await house.shown(id)).hblNo).toBe(billNo);
    const { data } = await client().call(findShipments, { query: { number: billNo } });
    expect(data?.list[0]).toMatchObject({ shipmentId: id, kind: 'hbl' });
  });

  it('is sent, confirmed, changed and confirmed again; each version says what differs', async () => {
    const { id: billId } = await drafted();
    const params = { id, billId };
    const text = (await billOf())?.text ?? expect.fail();
    // The customer sees nothing of a draft before it is sent.
    expect(await billOf(client())).toBeUndefined();
    expect((await client().call(listBillVersions, { params })).code).toBe(404);
    const answer = (
      by: typeof ops extends () => infer P ? P : never,
      version: number,
      said: 'confirmed' | 'changes',
      words = '',
    ) => by.call(answerShipmentBill, { params, body: { version, answer: said, text: words } });
    expect((await answer(client(), 1, 'confirmed')).code).toBe(404);
    expect((await answer(ops(), 1, 'confirmed')).code).toBe(400);
    expect((await ops().call(setBillState, { params, body: { version: 1, status: 'issued' } })).code).toBe(
      400,
    );

    expect((await ops().call(sendShipmentBill, { params, body: versioned(1) })).data).toMatchObject({
      toldPeople: 1,
    });
    expect((await ops().call(sendShipmentBill, { params, body: versioned(1) })).code).toBe(400);
    const { data: messages } = await client().call(listMessages, { query: {} });
    expect(JSON.stringify(messages)).toContain('提单草稿');
    expect(await billOf(client())).toMatchObject({ version: 1, can: { answer: true, edit: false } });
    expect((await answer(client(), 1, 'changes', '品名改为 PLASTIC TOYS')).data).toMatchObject({
      status: 'draft',
    });
    expect(await billOf()).toMatchObject({ answer: 'changes', answeredName: '许佳宁' });

    const update = async (version: number, goods: string) => {
      const known = (await billOf()) ?? expect.fail();
      return ops().call(updateShipmentBill, { params, body: { version, known, text: { ...text, goods } } });
    };
    expect((await update(1, 'PLASTIC TOYS')).data).toEqual({ id: billId, version: 2 });
    expect((await update(1, 'OTHER')).code).toBe(409);
    // Until they are sent the new one, customers see the one before.
    expect(await billOf(client())).toMatchObject({
      version: 1,
      text: { goods: 'TOYS' },
      isChangedSince: true,
    });
    expect((await answer(client(), 2, 'confirmed')).code).toBe(409);
    await ops().call(sendShipmentBill, { params, body: versioned(2) });
    expect((await answer(client(), 2, 'confirmed')).data).toMatchObject({ status: 'confirmed' });
    const { data } = await client().call(listBillVersions, { params });
    expect(data?.list.map(({ version, differences }) => [version, differences])).toEqual([
      [2, [{ field: 'goods', before: 'TOYS', after: 'PLASTIC TOYS' }]],
      [1, []],
    ]);
    expect(data?.list[0]?.creatorName).toBe('');

    // What was confirmed is not what stands there now.
    expect((await update(2, 'WOODEN TOYS')).data).toMatchObject({ version: 3 });
    expect(await billOf()).toMatchObject({
      status: 'draft',
      isChangedSince: true,
      can: { issue: false, send: true },
    });
    expect((await ops().call(setBillState, { params, body: { version: 3, status: 'issued' } })).code).toBe(
      400,
    );
    await ops().call(sendShipmentBill, { params, body: versioned(3) });
    expect((await answer(client(), 3, 'confirmed')).code).toBe(200);
    const issued = await ops().call(setBillState, { params, body: { version: 3, status: 'issued' } });
    expect(issued.data).toMatchObject({ status: 'issued' });
    expect((await update(3, 'X')).code).toBe(400);
    const done = (await house.shown(id)).tasks?.filter(({ isDone }) => isDone).map(({ kind }) => kind);
    expect(done).toEqual(['checkBill', 'signBill']);
  });

  it('that was confirmed needs another answer once the ship or the boxes are others', async () => {
    const { id: billId } = await drafted();
    const confirm = async (version: number) => {
      await ops().call(sendShipmentBill, { params: { id, billId }, body: { version } });
      const body = { version, answer: 'confirmed' as const };
      return (await client().call(answerShipmentBill, { params: { id, billId }, body })).data?.status;
    };
    expect(await confirm(1)).toBe('confirmed');
    const ship = { vesselName: 'EVER LATE', voyageNo: '9W' };
    const sail = async (etd: number, eta: number) =>
      ops().call(changeShipmentVessel, {
        params: { id },
        body: {
          ...{ version: (await house.shown(id)).version, reason: '甩柜' },
          ship: { ...ship, etd: today.getTime() + etd * day, eta: today.getTime() + eta * day },
        },
      });
    expect((await sail(9, 7)).msg).toContain('到港');
    await ops().call(updateShipment, {
      params: { id },
      body: { version: (await house.shown(id)).version, changes: { cutSi: today.getTime() } },
    });
    expect((await sail(9, 27)).code).toBe(200);
    expect(await house.shown(id)).toMatchObject({ vesselName: 'EVER LATE', cutSi: null });
    expect(await billOf()).toMatchObject({
      ...{ status: 'draft', version: 2, isChangedSince: true, can: { issue: false, send: true } },
      text: { vesselVoyage: 'EVER LATE V.9W', goods: 'TOYS' },
    });
    const { data: messages } = await client().call(listMessages, { query: {} });
    expect(JSON.stringify(messages)).toContain('重新请您确认');

    expect(await confirm(2)).toBe('confirmed');
    const { version, boxes } = await house.shown(id);
    await ops().call(splitShipment, { params: { id }, body: { version, boxIds: [boxes[0]?.id ?? ''] } });
    expect(await billOf()).toMatchObject({ status: 'draft', version: 3 });
    expect((await billOf())?.text.containers.split('\n')).toHaveLength(boxes.length - 1);
  });

  it('is none of an agent’s to confirm, nor of another customer’s', async () => {
    const { id: billId } = await drafted();
    await ops().call(sendShipmentBill, { params: { id, billId }, body: versioned(1) });
    for (const account of ['agent01', 'client02']) {
      const { code } = await house.who(account).call(answerShipmentBill, {
        ...{ params: { id, billId }, body: { version: 1, answer: 'confirmed' } },
      });
      expect(code).toBe(404);
    }
    expect((await house.shown(id, house.who('agent01'))).bills).toEqual([]);
  });
});

describe('documents', () => {
  const uploaded = async (account: string, name: string) => {
    const to = { url: house.app.url, token: house.who(account).token, type: 'document' };
    const { data, msg } = await upload(to, name, pdfOf(300));
    return data?.name ?? expect.fail(msg);
  };
  const mayOpen = async (account: string, fileId: string) =>
    (await house.who(account).call(getDownload, { params: { type: 'document', fileId } })).code === 200;

  it('are seen by the customer once they are published, in their newest version', async () => {
    const [first, second] = [await uploaded('ops02', 'AN-1.pdf'), await uploaded('ops02', 'AN-2.pdf')];
    const { data } = await ops().call(addShipmentDocument, {
      ...{ params: { id }, body: { kind: 'arrivalNotice', fileId: first, note: 'SECRET-NOTE' } },
    });
    const documentId = data?.id ?? expect.fail();
    expect((await house.shown(id, client())).documents).toEqual([]);
    expect([await mayOpen('client01', first), await mayOpen('manager02', first)]).toEqual([false, true]);
    await ops().call(changeShipmentDocument, {
      ...{
        params: { id, documentId },
        body: { kind: 'arrivalNotice', title: '到港通知', isPublished: true },
      },
    });
    expect(await mayOpen('client01', first)).toBe(true);
    await ops().call(addDocumentVersion, { params: { id, documentId }, body: { fileId: second } });
    const seen = (await house.shown(id, client())).documents;
    expect(seen).toMatchObject([{ title: '到港通知', version: 2, versions: [{ fileId: second, note: '' }] }]);
    expect(seen[0]?.versions).toHaveLength(1);
    const opened = [];
    for (const account of ['client01', 'client02', 'manager03', 'agent01'])
      opened.push([await mayOpen(account, first), await mayOpen(account, second)]);
    expect(opened).toEqual([
      ...[
        [false, true],
        [false, false],
        [false, false],
        [false, true],
      ],
    ]);
    expect((await house.shown(id)).documents[0]?.versions).toHaveLength(2);
  });

  it('are streamed byte by byte to who may, old versions to staff, under a harmless name', async () => {
    const send = async (name: string, bytes: Buffer) => {
      const to = { url: house.app.url, token: house.who('ops02').token, type: 'document' };
      const { data, msg } = await upload(to, name, bytes);
      return data?.name ?? expect.fail(msg);
    };
    const [old, now] = [pdfOf(700_000), pdfOf(600_001)];
    const [first, second] = [await send('a.pdf', old), await send('../..\\"><script>\u202efdp.pdf', now)];
    const { data } = await ops().call(addShipmentDocument, {
      ...{ params: { id }, body: { kind: 'houseBill', fileId: first } },
    });
    const params = { id, documentId: data?.id ?? expect.fail() };
    await ops().call(addDocumentVersion, { params, body: { fileId: second } });
    /** The bytes somebody gets; the refusal where they get none. */
    const bytesFor = async (account: string, fileId: string) => {
      const asked = { params: { type: 'document' as const, fileId } };
      const { data: link, code } = await house.who(account).call(getDownload, asked);
      if (!link) return code;
      const response = await fetch(new URL(link.url, house.app.url));
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"<>\\/]*"; /);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await bytesFor('manager02', first)) as Buffer).toEqual(old);
    expect((await bytesFor('ops02', second)) as Buffer).toEqual(now);
    for (const account of ['client01', 'client02', 'agent01', 'manager03', 'sales02'])
      expect([await bytesFor(account, first), await bytesFor(account, second)], account).toEqual([404, 404]);
    const publish = (isPublished: boolean) =>
      ops().call(changeShipmentDocument, { params, body: { kind: 'houseBill', title: 'HBL', isPublished } });
    await publish(true);
    expect([await bytesFor('client01', first), await bytesFor('client02', second)]).toEqual([404, 404]);
    expect((await bytesFor('client01', second)) as Buffer).toEqual(now);
    await publish(false);
    expect(await bytesFor('client01', second)).toBe(404);
    await ops().call(removeShipmentDocument, { params });
    expect(await bytesFor('manager02', second)).toBe(404);
  });

  it('of customers are theirs; nobody adds a file that they may not read', async () => {
    const fileId = await uploaded('client01', '托书.pdf');
    const add = (account: string, file: string) =>
      house
        .who(account)
        .call(addShipmentDocument, { params: { id }, body: { kind: 'bookingForm', fileId: file } });
    expect((await add('ops02', fileId)).code).toBe(404);
    expect((await add('client01', fileId)).code).toBe(200);
    expect((await house.shown(id, client())).documents).toMatchObject([
      { title: '托书.pdf', isPublished: true },
    ]);
    expect(await mayOpen('ops02', fileId)).toBe(true);
    // Sales see shipments and do not change them.
    expect((await add('sales01', await uploaded('sales01', 'x.pdf'))).code).toBe(403);
  });
});

it('tasks are given to people, done and undone', async () => {
  const change = (taskId: string, body: object) =>
    ops().call(changeShipmentTask, { params: { id, taskId }, body });
  const taskOf = async (kind: string) => (await house.shown(id)).tasks?.find((task) => task.kind === kind);
  expect(await taskOf('checkBill')).toMatchObject({
    id: 'checkBill',
    dueAt: today.getTime() + 6 * day,
    isDone: false,
  });
  const { data } = await change('checkBill', { assigneeId: userIdOf('manager02') });
  expect(await taskOf('checkBill')).toMatchObject({ id: data?.id, assigneeName: '分公司经理' });
  const { data: own } = await house.who('manager02').call(listMyShipmentTasks, {});
  expect(own?.list).toMatchObject([{ shipmentId: id, kind: 'checkBill', dueAt: today.getTime() + 6 * day }]);
  expect((await change('checkBill', { isDone: true })).code).toBe(200);
  expect(await taskOf('checkBill')).toMatchObject({ isDone: true, doneName: '分公司操作', isByEvent: false });
  expect((await change(data?.id ?? '', { isDone: false })).code).toBe(200);
  expect(await taskOf('checkBill')).toMatchObject({ isDone: false, doneAt: null });
  await ops().call(addShipmentTask, { params: { id }, body: { title: '联系工厂' } });
  expect(await taskOf('other')).toMatchObject({ title: '联系工厂' });
  await house.app.database.pool.query(`update shipment set stage = 'booked' where id = $1`, [id]);
  expect(await change('booking', { isDone: false })).toMatchObject({ code: 400 });
  expect((await change('nothing', { isDone: true })).code).toBe(404);
  expect((await change('si', { assigneeId: userIdOf('client01') })).code).toBe(400);
});

describe('a link', () => {
  const share = async (by = ops()) => {
    const { data, msg } = await by.call(shareShipment, { params: { id } });
    return data ?? expect.fail(msg);
  };
  const open = (token: string) => house.app.call(openSharedShipment, { body: { token } });

  it('shows how far it is, and nobody’s name', async () => {
    const { token, expiresAt } = await share();
    expect(expiresAt).toBe(today.getTime() + 30 * day);
    const { data } = await open(token);
    expect(data).toMatchObject({
      ...{ customerName: '甲***', shipperName: 'A***', consigneeName: 'Z***', vesselName: 'COSCO TEST' },
      ...{ pol: { code: 'CNNGB' }, pod: { code: 'USLAX' }, boxSummary: '2×40HQ+1×20GP', stage: 'unbooked' },
    });
    expect(data?.timeline.entries.map(({ milestone, status }) => `${milestone} ${status}`)).toContain(
      'DEP expected',
    );
    expect(data?.arrival).toMatchObject({ timeZone: 'America/Los_Angeles', actual: null });
    const text = JSON.stringify(data);
    const secrets = [
      'SECRET',
      '甲客户',
      'ALPHA',
      'ZULU',
      'user-',
      '分公司',
      '周子涵',
      house.mine,
      house.agent,
      id,
    ];
    for (const secret of [...secrets, 'price', 'remark', 'members'])
      expect(text.includes(secret), secret).toBe(false);
  });

  it('opens nothing once it is revoked, replaced or over', async () => {
    const first = await share();
    const second = await share(client());
    expect((await open(first.token)).code).toBe(404);
    expect((await open(second.token)).code).toBe(200);
    expect((await house.shown(id)).link).toMatchObject({ expiresAt: second.expiresAt });
    await ops().call(revokeShipmentLink, { params: { id } });
    expect((await open(second.token)).code).toBe(404);
    const third = await share();
    house.app.clock.now = new Date(today.getTime() + 30 * day + 1);
    expect((await open(third.token)).code).toBe(404);
    expect((await open('x'.repeat(43))).code).toBe(404);
    const { rows } = await house.app.database.pool.query('select "tokenHash" from shipment_link');
    expect(JSON.stringify(rows)).not.toContain(third.token);
  });
});

it('has a conversation among staff, and one with the people of the customer', async () => {
  const open = async (account: string, kind: 'shipment' | 'shipmentService') =>
    (await house.who(account).call(openRecordThread, { body: { kind, id } })).code;
  for (const [account, among, service] of [
    ['ops02', 200, 200],
    ['manager01', 200, 200],
    ['sales02', 404, 404],
    ['manager03', 404, 404],
    ['client01', 404, 200],
    ['client02', 404, 404],
    ['agent01', 404, 404],
  ] as const)
    expect([await open(account, 'shipment'), await open(account, 'shipmentService')], account).toEqual([
      among,
      service,
    ]);
});
