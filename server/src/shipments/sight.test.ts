import type { Endpoint } from '@fairway/contract/endpoint.ts';
import * as papers from '@fairway/contract/shipment-papers.ts';
import * as contract from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type ShipmentCompany, shipmentCompany } from './testing/shipment-company.ts';

let house: ShipmentCompany;
/** Of the branch, for the first customer, with an agent; and one of the office, for the other customer. */
let branch: string;
let office: string;

beforeAll(async () => {
  house = await shipmentCompany();
  const { made, agent, other, vendor, who } = house;
  branch = (
    await made({
      ...{ agentId: agent, bookingAgentId: vendor, internalRemark: 'SECRET-REMARK', customerRef: 'REF-77' },
      parties: [
        { role: 'shipper', details: { name: 'Alpha Trading Ltd.' } },
        { role: 'trucker', details: { name: 'SECRET-TRUCKER' } },
      ],
    })
  ).id;
  office = (await made({ customerId: other }, who('ops01'))).id;
  await house.app.database.pool.query(
    `update shipment set price = '{"lines": [{"cost": "SECRET-COST"}], "contractNo": "SECRET-CONTRACT"}'`,
  );
});
afterAll(() => house.app.close());

const listed = async (account: string, scope: 'mine' | 'group') => {
  const { data, msg } = await house.who(account).call(contract.listShipments, { body: { scope } });
  return (data ?? expect.fail(msg)).list.map(({ id }) => id);
};

describe('who sees what', () => {
  it.each([
    // Its operator; the sales person of the customer; those of the companies above; others.
    ['ops02', ['branch'], ['branch']],
    ['sales01', ['branch', 'office'], ['branch', 'office']],
    ['ops01', ['office'], ['branch', 'office']],
    ['manager01', [], ['branch', 'office']],
    ['admin', [], ['branch', 'office']],
    ['manager02', [], ['branch']],
    ['manager03', [], []],
    ['sales02', [], []],
    ['client01', ['branch'], ['branch']],
    ['client02', ['office'], ['office']],
    ['agent01', ['branch'], ['branch']],
  ])('%s', async (account, mine, group) => {
    const ids = (names: readonly string[]) =>
      names.map((name) => (name === 'branch' ? branch : office)).sort();
    expect((await listed(account, 'mine')).sort()).toEqual(ids(mine));
    expect((await listed(account, 'group')).sort()).toEqual(ids(group));
    for (const id of [branch, office]) {
      const { code } = await house.who(account).call(contract.getShipment, { params: { id } });
      expect(code, id === branch ? 'branch' : 'office').toBe(
        ids([...mine, ...group]).includes(id) ? 200 : 404,
      );
    }
  });

  it('who is made a member sees it, and who is none any more does not', async () => {
    const { who, made } = house;
    const { id, version } = await made();
    const members = [
      { userId: userIdOf('ops02'), role: 'operator' as const },
      { userId: userIdOf('sales02'), role: 'documents' as const },
    ];
    await who('ops02').call(contract.setShipmentMembers, { params: { id }, body: { version, members } });
    expect(await listed('sales02', 'mine')).toEqual([id]);
    expect(await listed('sales01', 'mine')).not.toContain(id);
    await who('ops02').call(contract.setShipmentMembers, {
      params: { id },
      body: { version: version + 1, members: members.slice(0, 1) },
    });
    expect(await listed('sales02', 'mine')).toEqual([]);
  });
});

describe('whoever may not see it is told that it is not there, by every call', () => {
  const known = { billNo: '', issueType: 'original', originals: 3, issuePlace: '' };
  const text = Object.fromEntries(papers.billTextFields.map((field) => [field, '']));
  const bodies: Record<string, object> = {
    updateShipment: { version: 1, changes: { remark: 'x' } },
    setShipmentMembers: { version: 1, members: [{ userId: 'user-ops01', role: 'operator' }] },
    setShipmentParties: { version: 1, parties: [] },
    setShipmentLegs: { version: 1, legs: [] },
    saveShipmentBoxes: { version: 1, add: [{ type: '20GP' }] },
    changeShipmentVessel: { version: 1, reason: 'x', ship: { vesselName: 'A', voyageNo: '1' } },
    splitShipment: { version: 1, boxIds: ['a'] },
    mergeShipments: { version: 1, ids: ['a'] },
    closeShipment: { version: 1, reason: 'x' },
    cancelShipment: { version: 1, reason: 'x' },
    reopenShipment: { version: 1, reason: 'x' },
    addShipmentBill: { kind: 'HBL' },
    updateShipmentBill: { version: 1, known, text },
    sendShipmentBill: { version: 1 },
    answerShipmentBill: { version: 1, answer: 'confirmed' },
    setBillState: { version: 1, status: 'issued' },
    addShipmentDocument: { kind: 'other', fileId: 'a' },
    addDocumentVersion: { fileId: 'a' },
    changeShipmentDocument: { kind: 'other', isPublished: true },
    addShipmentTask: { title: 'x' },
    changeShipmentTask: { isDone: true },
  };
  const exported: readonly unknown[] = [...Object.values(contract), ...Object.values(papers)];
  const isCall = (one: unknown): one is Endpoint =>
    typeof one === 'object' && one !== null && 'path' in one && String(one.path).includes('/:id');
  const calls = exported.filter(isCall);
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const input = {
      params: { id: branch, billId: 'b', documentId: 'd', taskId: 'si' },
      ...(call.method !== 'GET' && { body: bodies[name] ?? {} }),
      ...(name === 'compareShipment' && { query: { since: '1' } }),
    };
    const codes = [];
    for (const account of ['manager03', 'client02'])
      codes.push((await house.who(account).call(call, input as never)).code);
    // A customer has not got the buttons of staff.
    expect(codes[0]).toBe(404);
    expect([403, 404]).toContain(codes[1]);
  });

  it('also where one of several is not theirs', async () => {
    const { code } = await house.who('ops02').call(contract.assignShipments, {
      body: { ids: [branch, office], role: 'documents', userId: userIdOf('ops02') },
    });
    expect(code).toBe(404);
  });
});

describe('what customers and agents are not told', () => {
  const secrets = [
    ...['SECRET', 'internalRemark', 'bookingAgent', 'profit', 'cost', 'price', '"share":"', 'contractNo'],
    ...['user-', '周子涵', 'salesman', 'tasks', '乙客户', 'Beta'],
  ];
  const replies = async (account: string) => {
    const person = house.who(account);
    const all = [
      await person.call(contract.listShipments, { body: { scope: 'group' } }),
      await person.call(contract.getShipment, { params: { id: branch } }),
      await person.call(contract.findShipments, { query: { number: 'SH2026' } }),
      await person.call(contract.mapShipments, { body: { scope: 'group' } }),
      await person.call(contract.countShipments, { body: { scope: 'group' } }),
      await person.call(contract.listShipmentDays, { body: { month: '2026-11' } }),
    ];
    for (const { code, msg } of all) expect(code, msg).toBe(200);
    return JSON.stringify(all.map(({ data }) => data));
  };
  it.each(['client01', 'agent01'])('%s', async (account) => {
    const text = await replies(account);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text).toContain('COSCO TEST');
  });
  it('an agent is not told who the customer is, nor what they call it', async () => {
    const text = await replies('agent01');
    for (const secret of ['甲客户', 'REF-77', house.mine]) expect(text.includes(secret), secret).toBe(false);
    const { data } = await house.who('agent01').call(contract.findShipments, { query: { number: 'REF77' } });
    expect(data?.list).toEqual([]);
    // Nor do they learn it by trying names.
    const listed = async (body: object) =>
      (await house.who('agent01').call(contract.listShipments, { body })).data?.list.map(({ id }) => id);
    for (const keyword of ['甲客户', 'alpha', 'REF-77'])
      expect(await listed({ keyword }), keyword).toEqual([]);
    expect(await listed({ keyword: 'cosco' })).toEqual([branch]);
    expect(await listed({ filters: { customerId: house.other } })).toEqual([branch]);
  });
  it('how bad it is by what only staff are told', async () => {
    const seen = async (account: string) => {
      const person = house.who(account);
      const [one, list, counted, map] = [
        await person.call(contract.getShipment, { params: { id: branch } }),
        await person.call(contract.listShipments, { body: { segment: 'troubled' } }),
        await person.call(contract.countShipments, { body: {} }),
        await person.call(contract.mapShipments, { body: {} }),
      ];
      return [
        ...[one.data?.worstSeverity, list.data?.list.length, counted.data?.segments.troubled],
        map.data?.list.find(({ id }) => id === branch)?.severity,
      ];
    };
    const { pool } = house.app.database;
    const found = `insert into shipment_exception (id, "shipmentId", code, severity, status, "openedAt", "foundAt") values`;
    await pool.query(`${found} ('cut', $1, 'CUTOFF_RISK', 'critical', 'open', now(), now())`, [branch]);
    await pool.query(`update shipment set "isTroubled" = true, "worstSeverity" = 'critical' where id = $1`, [
      branch,
    ]);
    await pool.query(`update shipment_viewer set "isTroubled" = true where "shipmentId" = $1`, [branch]);
    expect(await seen('ops02')).toEqual(['critical', 1, 1, 'critical']);
    expect(await seen('client01')).toEqual([null, 0, 0, null]);
    await pool.query(`${found} ('late', $1, 'ETA_DELAY', 'warn', 'open', now(), now())`, [branch]);
    expect(await seen('client01')).toEqual(['warn', 1, 1, 'warn']);
    await pool.query(`update shipment_exception set "customerText" = '请尽快进港' where id = 'cut'`);
    expect(await seen('client01')).toEqual(['critical', 1, 1, 'critical']);
  });

  it('history, comparison and the same with filters of staff', async () => {
    const person = house.who('client01');
    const { code } = await person.call(contract.listShipmentHistory, { params: { id: branch } });
    expect(code).toBe(404);
    // Nobody learns who works on it by asking for their shipments.
    const { data } = await person.call(contract.listShipments, {
      body: { filters: { memberId: userIdOf('manager03') } },
    });
    expect(data?.list.map(({ id }) => id)).toContain(branch);
  });
  it('staff without the columns are not told shares, price, sales people and agent', async () => {
    const text = JSON.stringify(await house.shown(branch, house.who('ops01')));
    for (const secret of ['SECRET-COST', '"share":"']) expect(text.includes(secret), secret).toBe(false);
    expect(JSON.stringify(await house.shown(branch, house.who('sales01')))).not.toContain('Pacific');
    expect(await house.shown(branch, house.who('manager01'))).toMatchObject({
      agent: '海外代',
      internalRemark: 'SECRET-REMARK',
    });
  });
});
