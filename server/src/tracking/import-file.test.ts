import * as tracking from '@fairway/contract/shipment-tracking.ts';
import { getShipmentTimeline } from '@fairway/contract/shipment-tracking.ts';
import * as feeds from '@fairway/contract/tracking-feeds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
let id: string;
beforeAll(async () => {
  house = await trackingCompany();
  id = await house.shipment({ shipmentNo: 'FILE1', soNo: 'SOFILE1', boxes: ['MSKU7165121'] });
});
afterAll(() => house.app.close());
beforeEach(async () => {
  house.app.clock.now = new Date(on(45));
});

async function upload(name: string, bytes: Buffer | string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const response = await fetch(`${house.app.url}/api/file/Uploader/annex`, {
    method: 'POST',
    headers: { authorization: house.ops.token },
    body: form,
  });
  const { data, msg } = (await response.json()) as { data?: { name: string }; msg: string };
  return data?.name ?? expect.fail(msg);
}
const preview = async (fileId: string) =>
  (await house.ops.call(feeds.previewTrackingFile, { body: { fileId } })).data;
const run = (fileId: string, leavesOut = 0) =>
  house.ops.call(feeds.runTrackingFile, { body: { fileId, reason: '船公司邮件', leavesOut } });
const milestonesOf = async () =>
  ((await house.ops.call(getShipmentTimeline, { params: { id } })).data?.entries ?? [])
    .filter(({ status }) => status === 'actual' || status === 'estimated')
    .map(({ milestone, actual, estimated, source }) => [milestone, actual ?? estimated, source]);

describe('a sheet of events', () => {
  it('has a template that is read as it is: no event, every heading understood', async () => {
    const columns = (await house.ops.call(feeds.describeTrackingSheet, {})).data?.list ?? [];
    expect(columns.filter(({ needed }) => needed !== 'no').map(({ heading }) => heading)).toEqual([
      ...['提单号', '箱号', '节点', '时间'],
    ]);
    expect(columns.find(({ column }) => column === 'milestone')?.values).toContainEqual({
      name: '抵港',
      spellings: expect.arrayContaining(['ARR', 'Arrived', '到港']),
    });
    for (const [language, heading] of [
      ['zh-CN', '箱号'],
      ['en', 'Container no'],
    ] as const) {
      const headers = { authorization: house.ops.token, 'accept-language': language };
      const sheet = await fetch(`${house.app.url}/api/erpcargo/TrackingFeed/Import/Template`, { headers });
      const read = await preview(await upload('template.xlsx', Buffer.from(await sheet.arrayBuffer())));
      expect(read).toMatchObject({ kind: 'sheet', total: 0, problems: [] });
      expect(read?.columns).toHaveLength(feeds.eventColumns.length);
      expect(read?.columns).toContainEqual({ heading, field: 'containerNo' });
      expect(read?.columns.filter(({ field }) => field === null)).toEqual([]);
    }
  });
  const good =
    '提单号,箱号,节点,类型,时间,港口,船名,航次\nSOFILE1,MSKU7165121,装船,实际,2026-11-10 08:15,宁波,EVER GIVEN,045E\nSOFILE1,,到港,预计,2026-12-02 06:00,USLAX,,\n';
  it('is taken as a whole, in the times of its ports, and once', async () => {
    const fileId = await upload('events.csv', good);
    expect(await preview(fileId)).toMatchObject({
      ...{ kind: 'sheet', total: 2, duplicates: 0, unmatched: 0, problems: [] },
      events: [
        { milestone: 'LOADED', shipmentNos: ['FILE1'], at: Date.UTC(2026, 10, 10, 0, 15) },
        { classifier: 'EST' },
      ],
    });
    expect((await run(fileId)).data).toEqual({ taken: 2, duplicates: 0, shipments: 1 });
    expect(await milestonesOf()).toEqual([
      ['LOADED', Date.UTC(2026, 10, 10, 0, 15), 'excel'],
      ['ARR', Date.UTC(2026, 11, 2, 14), 'excel'],
    ]);
    const again = await upload('events.csv', good);
    expect(await preview(again)).toMatchObject({ duplicates: 2 });
    expect((await run(again)).data).toMatchObject({ taken: 0, duplicates: 2 });
  });
  it('that tells when it was said counts by that, whichever is imported first', async () => {
    const rows = [
      ['2026-12-05 06:00', '2026-11-20 09:00'],
      ['2026-12-01 06:00', '2026-11-22 09:00'],
      ['2026-12-05 06:00', '2026-11-21 09:00'],
    ];
    const arrivals: unknown[] = [];
    for (const [place, order] of [rows, rows.toReversed()].entries()) {
      const no = `FILEORDER${place}`;
      const own = await house.shipment({ shipmentNo: no, soNo: `SO${no}`, boxes: [] });
      for (const [at, reported] of order) {
        const text = `提单号,节点,类型,时间,港口,报告时间\nSO${no},到港,预计,${at},USLAX,${reported}\n`;
        expect((await run(await upload('eta.csv', text))).data).toMatchObject({ taken: 1 });
      }
      const { data } = await house.ops.call(getShipmentTimeline, { params: { id: own } });
      arrivals.push(data?.entries.find(({ milestone }) => milestone === 'ARR')?.estimated);
    }
    expect(arrivals).toEqual([Date.UTC(2026, 11, 1, 14), Date.UTC(2026, 11, 1, 14)]);
    const late = '提单号,节点,类型,时间,报告时间\nSOFILE1,到港,预计,2026-12-05 06:00,2027-11-20 09:00\n';
    expect((await preview(await upload('late.csv', late)))?.problems).toMatchObject([
      { cell: 'E2', field: 'reportedAt', reason: 'inFuture' },
    ]);
  });
  it('that does not tell when it was said gives the same in any order, whenever it is imported', async () => {
    const box = { one: 'CSQU3054383', other: 'OOLU8921349' };
    // Put off and brought forward, rolled to another ship, told late, told twice, corrected.
    const rows = [
      ...['订舱确认,,实际,2026-11-03 09:00,宁波,,', '装船,one,实际,2026-11-10 08:00,宁波,EVER GIVEN,045E'],
      ...['离港,,实际,2026-11-11 06:00,宁波,EVER GIVEN,045E', '到港,,预计,2026-12-05 06:00,洛杉矶,,'],
      ...['到港,,预计,2026-12-01 06:00,洛杉矶,,', '重箱进港,one,实际,2026-11-08 10:00,宁波,,'],
      ...['重箱进港,other,实际,2026-11-08 11:00,宁波,,', '海关查验,one,实际,2026-11-09 11:00,宁波,,'],
      ...['装船,other,实际,2026-11-13 08:00,宁波,EVER GREEN,046E', '到港,,计划,2026-12-09 06:00,洛杉矶,,'],
    ];
    const orders = [
      [rows],
      rows.toReversed().map((row) => [row]),
      [...[7, 1, 4], ...[0, 9, 3, 7], ...[2, 8, 5, 6]].map((place) => rows.slice(place, place + 2)),
    ];
    const results: unknown[] = [];
    for (const [place, order] of orders.entries()) {
      house.app.clock.now = new Date(on(25));
      const no = `FILEUNDATED${place}`;
      const own = await house.shipment({ shipmentNo: no, soNo: `SO${no}`, boxes: Object.values(box) });
      for (const some of order) {
        house.app.clock.now = new Date(house.app.clock.now.getTime() + 5 * 3_600_000);
        const text = some.map((row) => {
          const [milestone, number = '', ...rest] = row.split(',');
          return `SO${no},${milestone},${box[number as keyof typeof box] ?? ''},${rest.join(',')}\n`;
        });
        const file = `提单号,节点,箱号,类型,时间,港口,船名,航次\n${text.join('')}`;
        expect((await run(await upload('undated.csv', file))).code).toBe(200);
      }
      house.app.clock.now = new Date(on(30));
      await house.refresh(own);
      const ops = await house.app.as('ops01');
      const params = { id: own };
      const timeline = (await ops.call(tracking.getShipmentTimeline, { params })).data;
      const times = (await ops.call(tracking.getShipmentTimes, { params })).data;
      const troubles = (await ops.call(tracking.listShipmentExceptions, { params })).data?.list;
      const shown = { timeline, times, troubles: troubles?.map(({ id: _, ...one }) => one) };
      // The number is part of what a row is called by.
      const text = JSON.stringify(shown)
        .replaceAll(no, 'NO')
        .replace(/"eventId":"[^"]*"/g, '"eventId":""');
      results.push(JSON.parse(text));
      await house.pool.query('delete from shipment where id = $1', [own]);
    }
    expect(JSON.stringify(results[0])).toContain('ROLLED');
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });
  it('may be dated as a whole: what it expects counts from then', async () => {
    const own = await house.shipment({ shipmentNo: 'FILEDATED', soNo: 'SOFILEDATED', boxes: [] });
    const sheet = (at: string) =>
      upload('whole.csv', `提单号,节点,类型,时间,港口\nSOFILEDATED,到港,预计,${at},USLAX\n`);
    const [later, sooner] = [await sheet('2026-12-05 06:00'), await sheet('2026-12-01 06:00')];
    expect(await preview(sooner)).toMatchObject({ undated: 1 });
    const take = (fileId: string, reportedAt: number | null) =>
      house.ops.call(feeds.runTrackingFile, { body: { fileId, reason: '船公司邮件', reportedAt } });
    const arrival = async () =>
      (await house.ops.call(getShipmentTimeline, { params: { id: own } })).data?.entries.find(
        ({ milestone }) => milestone === 'ARR',
      )?.estimated;
    await take(sooner, null);
    await take(later, null);
    expect(await arrival()).toBe(Date.UTC(2026, 11, 5, 14));
    expect((await take(sooner, on(44))).data).toMatchObject({ taken: 1 });
    expect(await arrival()).toBe(Date.UTC(2026, 11, 1, 14));
    expect((await take(sooner, on(50))).msg).toContain('1');
  });
  it('may say the same twice: the second row is a duplicate', async () => {
    const row = 'SOFILE1,MSKU7165121,重箱进港,实际,2026-11-09 09:00,宁波,,';
    const fileId = await upload('twice.csv', `提单号,箱号,节点,类型,时间,港口,船名,航次\n${row}\n${row}\n`);
    expect(await preview(fileId)).toMatchObject({ total: 2, duplicates: 1, problems: [] });
    expect((await run(fileId)).data).toEqual({ taken: 1, duplicates: 1, shipments: 1 });
  });

  it('names every cell that is wrong, and then nothing is taken', async () => {
    const fileId = await upload(
      'bad.csv',
      'Booking,Container,Event,Type,Time,Port\nSOFILE1,MSKU7165122,Loaded,Actual,2026-11-10 08:15,CNNGB\n,,开船,大概,soon,Atlantis\nSOFILE1,,DEP,act,2026-12-30 08:00,CNNGB\n',
    );
    const shown = await preview(fileId);
    expect(shown?.problems.map(({ cell, field, reason }) => `${cell} ${field} ${reason}`)).toEqual([
      ...['B2 containerNo badContainerNo', 'D3 classifier unknownClassifier', 'F3 port unknownPort'],
      ...['E3 at notATime', ' reference noReference', 'E4 at inFuture'],
    ]);
    expect((await run(fileId)).msg).toContain('6');
    expect(await preview(await upload('x.csv', 'a,b\n1,2\n'))).toBeUndefined();
    expect((await house.client.call(feeds.previewTrackingFile, { body: { fileId } })).code).toBe(403);
    expect((await house.admin.call(feeds.previewTrackingFile, { body: { fileId } })).code).toBe(404);
  });
});

describe('a status message of UN/EDIFACT', () => {
  const message = `UNA:+.? '
UNB+UNOA:2+COSU+US+261112:0100+1'
UNH+1+IFTSTA:D:00B:UN'
BGM+23+1+9'
DTM+137:202611120100:203'
CNI+1+SOFILE1'
STS+1+VD'
DTM+334:202611112000:203'
LOC+9+CNNGB:139:6'
TDT+20+045E+1++COSU:172+++9811000:146:11:EVER GIVEN'
UNT+8+1'
UNZ+1+1'
`;
  it('is taken, and what it says in codes nobody knows is named', async () => {
    const fileId = await upload('status.txt', message);
    expect(await preview(fileId)).toMatchObject({ kind: 'iftsta', total: 1, problems: [] });
    const group = message.slice(message.indexOf('STS'), message.indexOf('UNT'));
    const twice = await upload('twice.edi', message.replace("UNT+8+1'", `${group}UNT+12+1'`));
    expect(await preview(twice)).toMatchObject({ total: 2, duplicates: 1 });
    expect((await run(fileId)).data).toEqual({ taken: 1, duplicates: 0, shipments: 1 });
    expect(await milestonesOf()).toContainEqual(['DEP', Date.UTC(2026, 10, 11, 12), 'edi']);
    expect((await run(await upload('again.txt', message))).data).toMatchObject({ taken: 0, duplicates: 1 });
    const arrived = message.slice(message.indexOf('STS'), message.indexOf('UNT')).replace('VD', '48');
    const unknown = await upload(
      'unknown.edi',
      message.replace('STS+1+VD', 'STS+1+QQ').replace("UNT+8+1'", `${arrived}UNT+12+1'`),
    );
    expect(await preview(unknown)).toMatchObject({
      ...{ total: 1, problems: [], leftOut: [{ row: 6, line: 7, code: 'QQ' }], leftOutCount: 1 },
    });
    const arrival = await upload('arrival.edi', message.replace('STS+1+VD', 'STS+1+VA'));
    expect((await preview(arrival))?.events).toMatchObject([{ milestone: null, milestoneName: '抵达' }]);
    expect((await run(unknown)).msg).toBe('报文中有 1 个无法识别的状态，请确认忽略后再导入');
    expect((await run(unknown, 1)).data).toEqual({ taken: 1, duplicates: 0, shipments: 1 });
    expect((await run(await upload('again.edifact', message))).data).toMatchObject({ duplicates: 1 });
    const program = Buffer.from('MZ\0\0\x90').toString('latin1');
    await expect(upload('program.edi', program)).rejects.toThrow();
    expect(await preview(await upload('broken.txt', 'UNB+UNOA:2+COSU'))).toBeUndefined();
  });
});
