import { openSharedShipment, shareShipment } from '@fairway/contract/shipment-papers.ts';
import { getShipmentRoute, getShipmentTimeline } from '@fairway/contract/shipment-tracking.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookedAs, dcsa, on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
beforeAll(async () => {
  house = await trackingCompany();
  house.app.clock.now = new Date(on(20));
});
afterAll(() => house.app.close());

it('a shipment one of whose boxes was rolled tells one story everywhere', async () => {
  const boxes = ['CSQU3054383', 'MSKU7165121', 'TCLU4829153'];
  const rolled = 'TCLU4829153';
  const id = await house.shipment({ shipmentNo: 'SE26119001', soNo: 'SOROLLED', boxes });
  const so = bookedAs('SOROLLED');
  await house.send([
    ...boxes.map((box) =>
      dcsa(`in-${box}`, 'GTIN', on(7), {
        ...{ port: 'CNNGB', emptyIndicatorCode: 'LADEN', equipmentReference: box, ...so },
      }),
    ),
    ...boxes
      .filter((box) => box !== rolled)
      .map((box) => dcsa(`load-${box}`, 'LOAD', on(9), { port: 'CNNGB', equipmentReference: box, ...so })),
    dcsa('dep', 'DEPA', on(10), { port: 'CNNGB', ...so }),
  ]);
  const groups = [
    { stage: 'gatedIn', containerNos: [rolled], isRolled: true, progress: 0, leftAt: null },
    { stage: 'atSea', containerNos: boxes.slice(0, 2), isRolled: false, progress: 50, leftAt: on(10) },
  ];
  for (const who of [house.ops, house.client]) {
    const { data: shown } = await who.call(getShipment, { params: { id } });
    expect(shown).toMatchObject({ stage: 'gatedIn', isPartial: true, progress: 0, groups, position: null });
    const { data: route } = await who.call(getShipmentRoute, { params: { id } });
    expect(route?.position).toMatchObject({ isEstimated: false, nextPortId: null, share: 0 });
    const { data: timeline } = await who.call(getShipmentTimeline, { params: { id } });
    const partly = timeline?.entries.filter((one) => one.partly !== null);
    expect(partly?.map(({ milestone }) => milestone)).toEqual(['EXP_CLR', 'LOADED', 'DEP']);
    expect(partly?.[0]?.partly).toEqual({ done: 2, of: 3 });
  }
  const { data: link } = await house.ops.call(shareShipment, { params: { id } });
  const { data: shared } = await house.ops.call(openSharedShipment, { body: { token: link?.token ?? '' } });
  expect(shared).toMatchObject({ stage: 'gatedIn', progress: 0, groups, position: null });
  expect(shared?.timeline.entries.find(({ milestone }) => milestone === 'DEP')?.partly).toEqual({
    ...{ done: 2, of: 3 },
  });
});
