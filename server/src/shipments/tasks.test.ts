import { changeShipmentTask, listMyShipmentTasks } from '@fairway/contract/shipment-papers.ts';
import { addTrackingEvent } from '@fairway/contract/shipment-tracking.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookedAs, on, type TrackingCompany, trackingCompany } from '../tracking/testing/tracking-company.ts';

let house: TrackingCompany;
beforeAll(async () => {
  house = await trackingCompany();
});
afterAll(() => house.app.close());
beforeEach(() => {
  house.app.clock.now = new Date(on(6));
});

let count = 0;
async function shipment() {
  count += 1;
  const soNo = `SOTASK${count}`;
  const id = await house.shipment({ shipmentNo: `TASK${count}`, soNo, cutSi: on(8) });
  const paper = (eventID: string, code: string, documentTypeCode: string) => ({
    ...{ eventID: `${soNo} ${eventID}`, eventType: 'SHIPMENT', eventClassifierCode: 'ACT' },
    ...{ shipmentEventTypeCode: code, documentTypeCode, eventDateTime: new Date(on(5)).toISOString() },
    ...bookedAs(soNo),
  });
  const retract = (eventID: string) => house.send([{ retractedEventID: `${soNo} ${eventID}` }]);
  const tasks = async () => (await house.ops.call(getShipment, { params: { id } })).data?.tasks ?? [];
  const done = async () => (await tasks()).filter(({ isDone }) => isDone).map(({ kind }) => kind);
  const task = async (kind: string) => (await tasks()).find((one) => one.kind === kind);
  const say = (taskId: string, isDone: boolean) =>
    house.ops.call(changeShipmentTask, { params: { id, taskId }, body: { isDone } });
  return { id, soNo, paper, retract, done, task, say };
}

describe('the tasks of a shipment', () => {
  it('end with the events they wait for, and open again when these are taken back', async () => {
    const { paper, retract, done, task } = await shipment();
    await house.send([paper('bkg', 'CONF', 'BKG')]);
    expect(await done()).toEqual(['booking']);
    await house.send([paper('vgm', 'RECE', 'VGM'), paper('si', 'RECE', 'SHI')]);
    expect(await done()).toEqual(['booking', 'vgm', 'si']);
    expect(await task('si')).toMatchObject({ isByEvent: true, dueAt: on(8) });
    await retract('si');
    expect(await done()).toEqual(['booking', 'vgm']);
    await house.send([paper('trd', 'ISSU', 'TRD')]);
    expect(await done()).toEqual(['booking', 'vgm', 'checkBill', 'signBill']);
  });

  it('that somebody ended by hand stay ended, whatever is taken back', async () => {
    const { paper, retract, task, say } = await shipment();
    await say('si', true);
    expect(await task('si')).toMatchObject({ isDone: true, isByEvent: false });
    await house.send([paper('si', 'RECE', 'SHI')]);
    expect(await task('si')).toMatchObject({ isDone: true, isByEvent: true });
    // What an event ended is not undone by hand.
    expect((await say('si', false)).code).toBe(400);
    await retract('si');
    expect(await task('si')).toMatchObject({ isDone: true, isByEvent: false });
    expect((await say('si', false)).code).toBe(200);
    expect(await task('si')).toMatchObject({ isDone: false });
  });

  it('end with the stage: no box is loaded without its papers, but it may be at the port', async () => {
    const { id, done } = await shipment();
    const reach = (milestone: 'GATE_IN' | 'EXP_CLR' | 'LOADED') =>
      house.ops.call(addTrackingEvent, {
        params: { id },
        body: { milestone, classifier: 'ACT', at: on(5), reason: '现场确认' },
      });
    await reach('GATE_IN');
    expect(await done()).toEqual(['booking', 'truck']);
    await reach('EXP_CLR');
    expect(await done()).toEqual(['booking', 'truck', 'customs']);
    await reach('LOADED');
    expect(await done()).toEqual(['booking', 'truck', 'customs', 'vgm', 'si']);
  });

  it('are due by the departure that is expected now', async () => {
    const { task, soNo } = await shipment();
    expect(await task('checkBill')).toMatchObject({ dueAt: on(11) });
    await house.send([
      {
        ...{ eventID: `${soNo} etd`, eventType: 'TRANSPORT', eventClassifierCode: 'EST' },
        ...{ transportEventTypeCode: 'DEPA', eventDateTime: new Date(on(13)).toISOString() },
        ...{ eventCreatedDateTime: new Date(on(5)).toISOString(), ...bookedAs(soNo) },
        transportCall: { UNLocationCode: 'CNNGB', modeOfTransport: 'VESSEL' },
      },
    ]);
    expect(await task('checkBill')).toMatchObject({ dueAt: on(14) });
  });
});

describe('what waits for a customer', () => {
  const mine = async () =>
    (await house.client.call(listMyShipmentTasks, { query: { currentPage: 1, pageSize: 100 } })).data;

  it('is what only they can give, of their own shipments', async () => {
    const { id, paper, say } = await shipment();
    const of = async () => (await mine())?.list.filter(({ shipmentId }) => shipmentId === id) ?? [];
    expect(await of()).toEqual([
      { id: `si ${id}`, shipmentId: id, shipmentNo: `TASK${count}`, kind: 'si', title: '', dueAt: on(8) },
    ]);
    // What staff gave each other is none of theirs.
    const { data: added } = await house.ops.call(changeShipmentTask, {
      params: { id, taskId: 'customs' },
      body: { assigneeId: 'user-ops01' },
    });
    expect(added).toBeDefined();
    expect((await mine())?.list.map(({ kind }) => kind)).not.toContain('customs');
    await house.send([paper('si', 'RECE', 'SHI')]);
    expect(await of()).toEqual([]);
    const other = await shipment();
    await other.say('si', true);
    expect((await mine())?.list.map(({ shipmentId }) => shipmentId)).not.toContain(other.id);
    await say('si', true);

    const { pool } = house;
    await pool.query(
      `insert into shipment_bill (id, "shipmentId", kind, "issueType", status, version, "sentVersion", "creatorTime",
         "lastModifyTime") values ('bill1', $1, 'HBL', 'original', 'draft', 2, 1, now(), now())`,
      [id],
    );
    expect(await of()).toEqual([]);
    await pool.query(`update shipment_bill set "sentVersion" = 2 where id = 'bill1'`);
    expect(await of()).toMatchObject([{ id: 'bill1', kind: 'checkBill', dueAt: on(11) }]);
    await pool.query(`update shipment_bill set answer = 'confirmed' where id = 'bill1'`);
    expect(await of()).toEqual([]);
    const { rows } = await pool.query(`select id from customer where "shortName" = '甲客户'`);
    expect(rows).toHaveLength(1);
    await pool.query(`update shipment set "customerId" = "customerId", status = 'cancelled' where id = $1`, [
      id,
    ]);
    expect(await of()).toEqual([]);
  });

  it('is no weight that all boxes have', async () => {
    const { id } = await shipment();
    const asked = async () =>
      (await mine())?.list.filter(({ shipmentId, kind }) => shipmentId === id && kind === 'vgm').length;
    await house.pool.query('update shipment set "cutVgm" = $2 where id = $1', [id, new Date(on(9))]);
    expect(await asked()).toBe(1);
    await house.pool.query(
      `insert into shipment_box (id, "shipmentId", seq, type, "vgmKg") values ('light', $1, 90, '20GP', 9000),
       ('unweighed', $1, 91, '20GP', null)`,
      [id],
    );
    expect(await asked()).toBe(1);
    await house.pool.query('update shipment_box set "vgmKg" = 9000 where "shipmentId" = $1', [id]);
    expect(await asked()).toBe(0);
    await house.pool.query(`update shipment set status = 'cancelled' where id = $1`, [id]);
  });

  it('is counted and paged', async () => {
    for (let times = 0; times < 3; times += 1) await shipment();
    const all = await mine();
    const page = async (currentPage: number) =>
      (await house.client.call(listMyShipmentTasks, { query: { currentPage, pageSize: 2 } })).data;
    expect((await page(1))?.pagination.total).toBe(all?.list.length);
    const two = [...((await page(1))?.list ?? []), ...((await page(2))?.list ?? [])];
    expect(two.map(({ id }) => id)).toEqual(all?.list.slice(0, 4).map(({ id }) => id));
  });
});

it('what is nobody’s task by name is that of the role it is for', async () => {
  const { id, paper } = await shipment();
  const mine = async () =>
    (
      (await house.ops.call(listMyShipmentTasks, { query: { currentPage: 1, pageSize: 100 } })).data?.list ??
      []
    )
      .filter(({ shipmentId }) => shipmentId === id)
      .map(({ kind }) => kind);
  const all = ['booking', 'si', 'checkBill', 'signBill', 'charges', 'bill', 'customs', 'truck', 'vgm'];
  expect(await mine()).toEqual(all);
  await house.send([paper('si', 'RECE', 'SHI')]);
  await house.ops.call(changeShipmentTask, {
    params: { id, taskId: 'truck' },
    body: { assigneeId: 'user-manager01' },
  });
  await house.pool.query(
    `insert into shipment_member ("shipmentId", "userId", role) values ($1, 'user-sales01', 'documents')`,
    [id],
  );
  expect(await mine()).toEqual(['booking', 'charges', 'bill', 'customs', 'vgm']);
});
