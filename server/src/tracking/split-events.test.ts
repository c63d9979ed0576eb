import {
  addTrackingEvent,
  getShipmentTimeline,
  retractTrackingEvent,
} from '@fairway/contract/shipment-tracking.ts';
import { getShipment, mergeShipments, splitShipment } from '@fairway/contract/shipments.ts';
import type { Milestone } from '@fairway/contract/tracking.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookedAs, dcsa, on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
beforeAll(async () => {
  house = await trackingCompany();
  house.app.clock.now = new Date(on(8));
});
afterAll(() => house.app.close());

const shown = async (id: string) =>
  (await house.ops.call(getShipment, { params: { id } })).data ?? expect.fail(id);
const stages = async (id: string) => {
  const { stage, boxes } = await shown(id);
  return [stage, ...boxes.map((box) => `${box.containerNo} ${box.stage}`)];
};
const enter = async (id: string, milestone: Milestone, at: number, containerNos: string[] = []) => {
  const body = { milestone, at: on(at), containerNos, classifier: 'ACT', reason: '司机电话' } as const;
  return (await house.ops.call(addTrackingEvent, { params: { id }, body })).data?.eventIds[0] ?? '';
};
const split = async (id: string, boxIds: string[]) => {
  const { version } = await shown(id);
  const { data, msg } = await house.ops.call(splitShipment, { params: { id }, body: { version, boxIds } });
  return data?.made.id ?? expect.fail(msg);
};

it('what is heard of a box that went says nothing of boxes without a number that stayed', async () => {
  const id = await house.shipment({ shipmentNo: 'SE26118011', soNo: 'SOSTAYED', boxes: ['CSQU3054383', ''] });
  const made = await split(id, [`${id}-0`]);
  const events = ['GTIN', 'LOAD'].map((code, place) =>
    dcsa(`stayed-${code}`, code, on(6 + place), {
      ...{ port: 'CNNGB', equipmentReference: 'CSQU3054383', ...bookedAs('SOSTAYED') },
    }),
  );
  await house.send([...events, dcsa('stayed-new', 'GTIN', on(5), { ...box('OOLU8921349'), port: 'CNNGB' })]);
  expect(await stages(made)).toEqual(['loaded', 'CSQU3054383 loaded']);
  // A number nobody has written down yet is one of its own.
  expect((await shown(id)).stage).toBe('gatedIn');
});
const box = (equipmentReference: string) => ({ equipmentReference, ...bookedAs('SOSTAYED') });

it('boxes that go to another shipment take along what was entered of them', async () => {
  const [one, other] = ['MSKU7165121', 'TCLU4829153'];
  const id = await house.shipment({ shipmentNo: 'SE26118001', soNo: 'SOSPLIT', boxes: [one, other] });
  await enter(id, 'BOOKED', 1);
  await enter(id, 'EMPTY_OUT', 5, [one]);
  await enter(id, 'GATE_IN', 6, [other]);
  const wrong = await enter(id, 'GATE_IN', 6, [one]);
  await house.ops.call(retractTrackingEvent, {
    params: { id },
    body: { eventId: wrong, reason: '看错箱号' },
  });
  const made = await split(id, [`${id}-0`]);
  expect(await stages(made)).toEqual(['emptyOut', `${one} emptyOut`]);
  expect(await stages(id)).toEqual(['gatedIn', `${other} gatedIn`]);
  const { data } = await house.ops.call(getShipmentTimeline, { params: { id: made } });
  expect(data?.entries.find(({ milestone }) => milestone === 'EMPTY_OUT')).toMatchObject({
    ...{ source: 'manual', reason: '司机电话', reporterName: '朱婷婷', canRetract: true, actual: on(5) },
  });

  await enter(made, 'GATE_IN', 7);
  const { version } = await shown(id);
  const merged = await house.ops.call(mergeShipments, { params: { id }, body: { version, ids: [made] } });
  expect(merged.code).toBe(200);
  expect(await stages(id)).toEqual(['gatedIn', `${other} gatedIn`, `${one} gatedIn`]);
});
