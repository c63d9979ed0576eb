import type { EventClassifier, EventSource, Milestone, ShipmentStage } from '@fairway/contract/tracking.ts';
import { eventSources, milestones } from '@fairway/contract/tracking.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeChanges } from './eta-history.ts';
import type { Retraction, TrackingEvent } from './event.ts';
import { type ExceptionFacts, exceptionsAt } from './exceptions.ts';
import { decidingEvents, heldUpEvents } from './live-events.ts';
import { stageOf, stageOfShipment } from './stage.ts';
import { timelineOf } from './timeline.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 1);
const on = (days: number): number => start + days * day;
const boxes = ['MSKU7165121', 'OOLU8921349'] as const;
const booked = { vessel: 'EVER GIVEN', voyage: '045E' };

let count = 0;
const nextId = (): string => {
  count += 1;
  return `e${count}`;
};
const event = (milestone: Milestone, at: number, more: Partial<TrackingEvent> = {}): TrackingEvent => ({
  ...{ source: 'carrier', eventId: nextId(), issuedAt: on(at), at: on(at), classifier: 'ACT' },
  ...{
    milestone,
    code: '',
    containerNo: boxes[0],
    portId: null,
    vessel: null,
    voyage: null,
    delayReason: '',
  },
  ...more,
});
const wide = (milestone: Milestone, at: number, more: Partial<TrackingEvent> = {}): TrackingEvent =>
  event(milestone, at, { containerNo: null, ...more });

const facts: ExceptionFacts = {
  booked,
  boxes: boxes.map((containerNo) => ({
    ...{ containerNo, isShipperOwned: false, lastFreeAt: null, detentionFreeUntil: null },
  })),
  ...{
    firstEtd: on(10),
    firstEta: on(30),
    planned: { etd: null, eta: null },
    cutOffs: {},
    sailingState: 'normal',
  },
  ...{ missingDocuments: [], price: null },
};
const told = (events: readonly TrackingEvent[], at: number, more: Partial<ExceptionFacts> = {}): string[] =>
  exceptionsAt(decidingEvents(heldUpEvents(events, [])), { ...facts, ...more }, on(at)).map(
    ({ code, containerNo, severity }) => [code, containerNo, severity].filter(Boolean).join(' '),
  );

describe('how far a box has come', () => {
  it.each<[string, TrackingEvent[], ShipmentStage]>([
    ['nothing is known', [], 'unbooked'],
    ['it is booked', [event('BOOKED', 1)], 'booked'],
    ['a plan does not count', [event('BOOKED', 1), event('DEP', 10, { classifier: 'PLN' })], 'booked'],
    ['nor does what is expected', [event('BOOKED', 1), event('ARR', 30, { classifier: 'EST' })], 'booked'],
    ['the latest counts, whatever is missing before', [event('GATE_IN', 7), event('ARR', 30)], 'arrived'],
    ['a step without a stage carries those before', [event('TML_OK', 8)], 'cleared'],
    ['papers run ahead of the cargo', [event('DEP', 10), event('IMP_CLR', 12), event('DO_REL', 12)], 'atSea'],
    ['released once it is ashore', [event('DISC', 31), event('DO_REL', 12)], 'available'],
    ['brought back', [event('GATE_OUT', 33), event('EMPTY_IN', 40), event('DISC', 31)], 'emptyReturned'],
  ])('%s', (_, events, stage) => {
    expect(stageOf(decidingEvents(heldUpEvents(events, [])))).toBe(stage);
  });

  it('a shipment is as far as the last of its boxes', () => {
    const events = [
      ...boxes.map((containerNo) => event('LOADED', 9, { containerNo, ...booked })),
      ...[wide('DEP', 10, booked), wide('ARR', 30, booked), event('DISC', 31)],
    ];
    expect(stageOfShipment(events, boxes, booked)).toEqual({
      ...{ stage: 'arrived', isPartial: true },
      boxes: [
        { containerNo: boxes[0], stage: 'discharged' },
        { containerNo: boxes[1], stage: 'arrived' },
      ],
    });
    expect(stageOfShipment(events.slice(0, 4), [], booked)).toMatchObject({ stage: 'arrived' });
  });

  it('a box on another ship does not sail with the booked one', () => {
    const events = [
      event('LOADED', 9, booked),
      event('LOADED', 12, { containerNo: boxes[1], vessel: 'EVER ACE', voyage: '046E' }),
      wide('DEP', 10, booked),
      wide('ARR', 30, booked),
    ];
    const stages = () => stageOfShipment(events, boxes, booked).boxes.map(({ stage }) => stage);
    expect(stages()).toEqual(['arrived', 'loaded']);
    events.push(wide('DEP', 13, { vessel: 'EVER ACE', voyage: '046E' }));
    expect(stages()).toEqual(['arrived', 'atSea']);
  });
  it('a box that is not known to be on board while others are stays behind', () => {
    const events = [event('LOADED', 9, booked), event('GATE_IN', 7, { containerNo: boxes[1] })];
    events.push(wide('DEP', 10, booked));
    expect(stageOfShipment(events, boxes, booked).boxes.map(({ stage }) => stage)).toEqual([
      'atSea',
      'gatedIn',
    ]);
  });
});

describe('what sources hold up', () => {
  const said = (source: EventSource, at: number, issued: number, classifier: EventClassifier = 'ACT') =>
    event('ARR', at, { source, classifier, issuedAt: on(issued) });
  it.each<[string, TrackingEvent[], number]>([
    [
      'who handled the box before who heard of it',
      [said('manual', 32, 40), said('terminal', 30, 31), said('carrier', 31, 35)],
      30,
    ],
    ['the newest of one source', [said('carrier', 30, 31), said('carrier', 31, 32)], 31],
    [
      'of what is expected whoever spoke last',
      [said('terminal', 28, 20, 'EST'), said('manual', 29, 25, 'EST')],
      29,
    ],
  ])('%s', (_, events, at) => {
    for (const order of [events, [...events].reverse()])
      expect(decidingEvents(heldUpEvents(order, [])).map((one) => one.at)).toEqual([on(at)]);
  });
  it('an id said again counts as it was said last, and not at all once taken back', () => {
    const first = event('ARR', 30, { eventId: 'x', classifier: 'EST', issuedAt: on(5) });
    const again = { ...first, at: on(32), issuedAt: on(6) };
    expect(heldUpEvents([again, first, again], [])).toEqual([again]);
    expect(heldUpEvents([again, first], [{ source: 'carrier', eventId: 'x' }])).toEqual([]);
    expect(heldUpEvents([again, first], [{ source: 'manual', eventId: 'x' }])).toEqual([again]);
  });
  it('ports on the way are told once for each', () => {
    const events = ['SGSIN', 'LKCMB'].map((portId, place) => event('TS_ARR', 15 + place, { portId }));
    expect(decidingEvents(events)).toHaveLength(2);
  });
});

describe('the timeline', () => {
  it('fills what is missing before the last as inferred and what is to come as expected', () => {
    const events = decidingEvents([
      ...[event('BOOKED', 1), event('DEP', 10), event('DEP', 9, { classifier: 'PLN', eventId: 'p' })],
      ...[event('ARR', 30, { classifier: 'EST' }), event('TELEX', 12)],
    ]);
    const entries = timelineOf(events, 'FCL');
    expect(entries.map(({ milestone, status }) => `${milestone} ${status}`)).toEqual([
      ...['BOOKED actual', 'EMPTY_OUT inferred', 'GATE_IN inferred', 'EXP_CLR inferred', 'LOADED inferred'],
      ...['DEP actual', 'TELEX actual', 'ARR estimated', 'DISC expected', 'AVAIL expected'],
      ...['GATE_OUT expected', 'DELIVERED expected', 'EMPTY_IN expected', 'CLOSED expected'],
    ]);
    expect(entries[5]).toMatchObject({ actual: on(10), planned: on(9), estimated: null });
    expect(timelineOf(events, 'AIR').map(({ milestone }) => milestone)).not.toContain('EMPTY_OUT');
  });
  it('what was said of the box counts before what was said of the shipment', () => {
    const [entry] = timelineOf([event('DEP', 11), wide('DEP', 12)], 'FCL').filter(
      ({ milestone }) => milestone === 'DEP',
    );
    expect(entry?.actual).toBe(on(11));
  });
  it('goes from port to port', () => {
    const ports = ['LKCMB', 'SGSIN'].flatMap((portId, place) => [
      event('TS_DEP', 17 + place * 5, { portId }),
      event('TS_ARR', 16 + place * 5, { portId }),
    ]);
    const way = timelineOf(decidingEvents(ports), 'FCL').filter(({ portId }) => portId !== null);
    expect(way.map(({ milestone, portId }) => `${milestone} ${portId}`)).toEqual([
      ...['TS_ARR LKCMB', 'TS_DEP LKCMB', 'TS_ARR SGSIN', 'TS_DEP SGSIN'],
    ]);
  });
});

describe('how the time of arrival changed', () => {
  it('is the first time named, every other one, and the arrival', () => {
    const said = (at: number, issued: number, classifier: EventClassifier, delayReason = ''): TrackingEvent =>
      wide('ARR', at, { classifier, issuedAt: on(issued), delayReason });
    const heldUp = heldUpEvents(
      [
        ...[said(31, 9, 'EST'), said(30, 1, 'PLN'), said(31, 10, 'EST'), said(34, 20, 'EST', 'WEA')],
        ...[said(29, 21, 'PLN'), said(34, 34, 'ACT')],
      ],
      [],
    );
    const changes = timeChanges(heldUp, 'ARR').map(({ before, after, classifier, delayReason }) =>
      [before === null ? '-' : (before - start) / day, (after - start) / day, classifier, delayReason].join(
        ' ',
      ),
    );
    expect(changes).toEqual(['- 30 PLN ', '30 31 EST ', '31 34 EST WEA', '34 34 ACT ']);
  });
});

describe('what is wrong', () => {
  const estimated = (milestone: Milestone, at: number) =>
    wide(milestone, at, { classifier: 'EST', issuedAt: on(2) });
  it.each<[string, TrackingEvent[], number, Partial<ExceptionFacts>, string[]]>([
    ['all is well', [event('BOOKED', 1)], 2, {}, []],
    ['an hour less than a day late', [estimated('DEP', 10 + 23 / 24)], 2, {}, []],
    ['a day late', [estimated('DEP', 11)], 2, {}, ['ETD_DELAY warn']],
    ['late, but gone', [estimated('DEP', 11), wide('DEP', 11)], 12, {}, []],
    ['arrives a day late', [estimated('ARR', 31)], 2, {}, ['ETA_DELAY warn']],
    ['arrives three days late', [estimated('ARR', 33)], 2, {}, ['ETA_DELAY high']],
    [
      'loaded on another ship',
      [event('LOADED', 12, { vessel: 'EVER ACE' })],
      13,
      {},
      [`ROLLED ${boxes[0]} high`],
    ],
    [
      'loaded on another voyage',
      [event('LOADED', 12, { ...booked, voyage: '046E' })],
      13,
      {},
      [`ROLLED ${boxes[0]} high`],
    ],
    ['the ship of a loading is not named', [event('LOADED', 9)], 10, {}, []],
    [
      'left behind, known after a day',
      [event('LOADED', 9, booked), wide('DEP', 10, booked)],
      11,
      {},
      [`ROLLED ${boxes[1]} high`],
    ],
    ['perhaps only told late', [event('LOADED', 9, booked), wide('DEP', 10, booked)], 10.9, {}, []],
    [
      'not at the port when its ship left',
      [event('GATE_IN', 8), event('EMPTY_OUT', 5, { containerNo: boxes[1] }), wide('DEP', 10, booked)],
      10.1,
      {},
      [`ROLLED ${boxes[1]} high`],
    ],
    ['the sailing is cancelled', [event('BOOKED', 1)], 2, { sailingState: 'blank' }, ['BLANK high']],
    ['the port is left out', [event('BOOKED', 1)], 2, { sailingState: 'omit' }, ['PORT_OMIT high']],
    [
      'a day before the cut-off',
      [event('BOOKED', 5)],
      7,
      { cutOffs: { cutSi: on(8) } },
      ['CUTOFF_RISK high'],
    ],
    [
      'after the cut-off',
      [event('BOOKED', 1)],
      8.5,
      { cutOffs: { cutVgm: on(8) } },
      ['CUTOFF_RISK critical', 'STALE warn'],
    ],
    [
      'one of two boxes is in',
      [event('GATE_IN', 7)],
      7,
      { cutOffs: { cutPort: on(8) } },
      ['CUTOFF_RISK high'],
    ],
    [
      'instructions are here for the whole shipment',
      [wide('SI_OK', 6)],
      7,
      { cutOffs: { cutSi: on(8) } },
      [],
    ],
    ['customs stop', [event('HOLD', 31, { code: 'CUSS' })], 32, {}, [`CUSTOMS_HOLD ${boxes[0]} high`]],
    ['customs look inside', [event('HOLD', 31, { code: 'CUSI' })], 32, {}, [`INSPECT ${boxes[0]} high`]],
    ['customs let go', [event('HOLD', 31), event('IMP_CLR', 33)], 34, {}, []],
    ['it left the port, so customs let go', [event('HOLD', 31), event('GATE_OUT', 33)], 34, {}, []],
    [
      'one of those that customs stopped left the port',
      [wide('HOLD', 31, { code: 'CUSS' }), event('GATE_OUT', 33)],
      34,
      {},
      ['CUSTOMS_HOLD high'],
    ],
    [
      'customs of the other side let go',
      [event('HOLD', 31, { portId: 'b' }), event('EXP_CLR', 33, { portId: 'a' })],
      34,
      {},
      [`CUSTOMS_HOLD ${boxes[0]} high`],
    ],
    [
      'stopped again',
      [event('HOLD', 31), event('IMP_CLR', 32), event('HOLD', 33)],
      34,
      {},
      [`CUSTOMS_HOLD ${boxes[0]} high`],
    ],
    ['five days on the way', [wide('TS_ARR', 15)], 20, {}, ['TS_DWELL warn']],
    ['gone on', [wide('TS_ARR', 15), wide('TS_LOAD', 19)], 20, {}, []],
    ['not heard of near the departure', [event('BOOKED', 1)], 7, {}, ['STALE warn']],
    ['booked long before', [event('BOOKED', 1)], 6, {}, []],
    ['a week of silence at sea', [wide('DEP', 10)], 17, {}, ['STALE warn']],
    ['heard of', [wide('DEP', 10), wide('ARR', 30, { classifier: 'EST', issuedAt: on(14) })], 17, {}, []],
    [
      'papers are late',
      [event('BOOKED', 1)],
      5,
      { missingDocuments: [{ kind: 'SI', dueAt: on(5) }] },
      ['DOC_MISSING warn'],
    ],
    [
      'the price is over',
      [event('BOOKED', 1)],
      2,
      { price: { validTo: '2026-11-10', pricingDay: '2026-11-12' } },
      ['PRICE_RISK warn'],
    ],
    [
      'the price holds',
      [event('BOOKED', 1)],
      2,
      { price: { validTo: '2026-11-10', pricingDay: '2026-11-10' } },
      [],
    ],
  ])('%s', (_, events, at, more, expected) => {
    expect(told(events, at, more).sort()).toEqual(expected);
  });
  it('free time runs out for the box that is still in the port, then for the one that is not back', () => {
    const [box] = facts.boxes;
    if (!box) throw new Error('a box');
    const more = { boxes: [{ ...box, lastFreeAt: on(36), detentionFreeUntil: on(45) }] };
    const arrived = [wide('ARR', 30), event('DISC', 31)];
    expect(told(arrived, 33.9, more)).toEqual([]);
    expect(told(arrived, 34, more)).toEqual([`LFD_RISK ${boxes[0]} high`]);
    expect(told(arrived, 36.1, more)).toEqual([`LFD_RISK ${boxes[0]} critical`]);
    expect(told([...arrived, event('GATE_OUT', 35)], 36.1, more)).toEqual([]);
    expect(told([...arrived, event('GATE_OUT', 35)], 43, more)).toEqual([`DET_RISK ${boxes[0]} high`]);
    expect(told([...arrived, event('EMPTY_IN', 44)], 46, more)).toEqual([]);
  });
  it('a number with a wrong check digit is told of, except on a box of the shipper', () => {
    const bad = {
      containerNo: 'MSKU7165122',
      isShipperOwned: false,
      lastFreeAt: null,
      detentionFreeUntil: null,
    };
    expect(told([], 0, { boxes: [bad] })).toEqual(['BAD_CTN_NO MSKU7165122 info']);
    expect(told([], 0, { boxes: [{ ...bad, isShipperOwned: true }] })).toEqual([]);
  });
});

describe('the order in which events come in', () => {
  const anyEvent: fc.Arbitrary<TrackingEvent> = fc.record({
    source: fc.constantFrom(...eventSources),
    eventId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    issuedAt: fc.integer({ min: 0, max: 12 }).map(on),
    at: fc.integer({ min: 0, max: 40 }).map(on),
    classifier: fc.constantFrom('PLN', 'EST', 'ACT'),
    milestone: fc.constantFrom(...milestones),
    code: fc.constantFrom('', 'CUSI'),
    containerNo: fc.constantFrom(null, ...boxes),
    portId: fc.constantFrom(null, 'SGSIN', 'LKCMB'),
    vessel: fc.constantFrom(null, 'EVER GIVEN', 'EVER ACE'),
    voyage: fc.constantFrom(null, '045E', '046E'),
    delayReason: fc.constantFrom('', 'WEA'),
  });
  const anyRetraction: fc.Arbitrary<Retraction> = fc.record({
    source: fc.constantFrom(...eventSources),
    eventId: fc.constantFrom('a', 'b'),
  });
  const cases = fc
    .tuple(fc.array(anyEvent, { maxLength: 40 }), fc.array(anyRetraction, { maxLength: 3 }))
    .chain(([events, retractions]) =>
      fc.record({
        events: fc.constant(events),
        // Every event at least once, some of them twice, in any order.
        shuffled: fc
          .subarray(events)
          .chain((twice) =>
            fc.shuffledSubarray([...events, ...twice], { minLength: events.length + twice.length }),
          ),
        retractions: fc.constant(retractions),
      }),
    );

  it('changes neither stage nor timeline, times or exceptions', () => {
    const all = (events: readonly TrackingEvent[], retractions: readonly Retraction[]) => {
      const heldUp = heldUpEvents(events, retractions);
      const deciding = decidingEvents(heldUp);
      return {
        stage: stageOfShipment(deciding, boxes, booked),
        timeline: timelineOf(deciding, 'FCL'),
        etas: timeChanges(heldUp, 'ARR'),
        exceptions: exceptionsAt(deciding, facts, on(35)),
      };
    };
    fc.assert(
      fc.property(cases, ({ events, shuffled, retractions }) => {
        expect(all(shuffled, [...retractions].reverse())).toEqual(all(events, retractions));
      }),
      { numRuns: 400 },
    );
  });
});
