import { type EventClassifier, milestones } from '@fairway/contract/tracking.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeChanges } from './eta-history.ts';
import { exceptionHistory } from './exception-history.ts';
import { type Progress, type ProgressFacts, progressOf } from './progress.ts';
import type { StoredReport } from './stored-report.ts';
import { dayLength, on, report } from './testing/report.ts';

const ports: Record<string, { id: string; isInland: boolean }> = {
  ...{ CNNGB: { id: 'NGB', isInland: false }, SGSIN: { id: 'SIN', isInland: false } },
  ...{ USLAX: { id: 'LAX', isInland: false }, USCHI: { id: 'CHI', isInland: true } },
};
const boxes = ['MSKU7165121', 'OOLU8921349'];
const facts: ProgressFacts = {
  boxesOfOthers: new Set(),
  ...{ status: 'active', mode: 'FCL', references: new Set(['COSU638']), createdAt: on(0) },
  boxes: boxes.map((containerNo) => ({ containerNo, type: '40HQ', isShipperOwned: false })),
  way: { receiptId: null, polId: 'NGB', transhipIds: ['SIN'], podId: 'LAX', deliveryId: null },
  booked: { vesselName: 'Ever Given', vesselImo: '9811000', voyageNo: '0045E' },
  portOf: (code) => ports[code],
  ...{ podId: 'LAX', podZone: 'America/Los_Angeles', polZone: 'Asia/Shanghai', carrierId: null },
  ...{
    freeDemurrage: 5,
    freeDetention: 7,
    tariffs: [],
    papers: [{ kind: 'HBL', purpose: 'bill', hereSince: null }],
  },
  ...{
    firstEtd: on(10),
    firstEta: on(30),
    planned: { etd: null, eta: null },
    cutOffs: { cutSi: on(8), cutPort: on(9) },
  },
  ...{ sailingState: 'normal', price: { validTo: '2026-11-12', validityBasis: 'vesselAtd' } },
};
const dcsa = (code: string, at: number, more: Partial<StoredReport> = {}) =>
  report(code, at, { eventType: code === 'DEPA' || code === 'ARRI' ? 'TRANSPORT' : 'EQUIPMENT', ...more });
const whole = { containerNo: null, references: ['COSU638'] };
const at = (reports: readonly StoredReport[], now: number, more: Partial<ProgressFacts> = {}): Progress =>
  progressOf({ ...facts, ...more }, reports, [], on(now));

describe('how far a shipment has come', () => {
  const ship = { vesselImo: '9811000', vesselName: 'EVERGIVEN', voyage: '45E' };
  const loaded = boxes.map((containerNo) => dcsa('LOAD', 9, { containerNo, unlocode: 'CNNGB', ...ship }));
  const sailed = dcsa('DEPA', 10.5, { ...whole, unlocode: 'CNNGB', ...ship });
  const expected = dcsa('ARRI', 33, { ...whole, unlocode: 'USLAX', classifier: 'EST', issuedAt: on(12) });

  it('is read from events by where they happen', () => {
    expect(at([...loaded, sailed, expected], 13)).toMatchObject({
      ...{
        stage: 'atSea',
        isPartial: false,
        segment: 'onTheWay',
        lastMilestone: 'DEP',
        awaitsRelease: false,
      },
      ...{ etd: on(10), atd: on(10.5), eta: on(33), ata: null, sailsAt: on(10.5), lastEventAt: on(10.5) },
      position: { portId: 'NGB', milestone: 'DEP' },
      exceptions: [{ code: 'ETA_DELAY', severity: 'high', detail: '72' }],
      ...{ worstSeverity: 'high', nextCheckAt: on(13.5) },
    });
    expect(at([...loaded, sailed, expected], 30)).toMatchObject({ awaitsRelease: true });
    expect(at([...loaded, sailed], 12, { status: 'cancelled' })).toMatchObject({
      ...{ segment: 'finished', exceptions: [], nextCheckAt: null, nextDue: null },
    });
  });
  it('expects what was said last; what was said nobody knows when comes before everything that is dated', () => {
    // A source that does not say when: the report has the time of its event.
    const unsaid = dcsa('ARRI', 38, { ...whole, unlocode: 'USLAX', classifier: 'EST' });
    const later = dcsa('ARRI', 31, { ...whole, unlocode: 'USLAX', classifier: 'EST', issuedAt: on(12) });
    const alone = at([...loaded, sailed, unsaid], 13);
    expect(alone).toMatchObject({ eta: on(38), lastHeardAt: on(10.5) });
    expect(timeChanges(alone.heldUp, 'ARR')).toMatchObject([{ issuedAt: null, after: on(38) }]);
    expect(exceptionHistory(facts, alone.heldUp, on(13)).at(-1)).toMatchObject({
      ...{ code: 'ETA_DELAY', openedAt: on(0), endedAt: null },
    });
    for (const reports of [
      [unsaid, later],
      [later, unsaid],
    ]) {
      const progress = at([...loaded, sailed, ...reports], 13);
      expect(progress).toMatchObject({ eta: on(31), exceptions: [{ code: 'ETA_DELAY', detail: '24' }] });
      expect(timeChanges(progress.heldUp, 'ARR').map(({ after }) => after)).toEqual([on(38), on(31)]);
    }
  });
  it('knows the next cut-off, then the last free day of the port', () => {
    expect(at([], 7).nextDue).toEqual({ at: on(8), kind: 'cutSi' });
    expect(at([report('SI_OK', 6, whole)], 7).nextDue).toEqual({ at: on(9), kind: 'cutPort' });
    const ashore = boxes.map((containerNo) => dcsa('DISC', 33.5, { containerNo, unlocode: 'USLAX' }));
    const progress = at([...loaded, sailed, ...ashore], 34);
    // 33.5 is the morning of 4 December in Los Angeles; five days end with the 8th.
    expect(progress.boxes[0]?.stays.demurrage).toMatchObject({
      from: '2026-12-04',
      lastFreeDay: '2026-12-08',
    });
    expect(progress.nextDue).toEqual({ at: Date.parse('2026-12-09T08:00:00Z') - 1, kind: 'lastFreeDay' });
  });
  it('counts reported boxes where it has none, and shows others as not its own', () => {
    const other = dcsa('LOAD', 9, { containerNo: 'TCLU4829153', references: ['COSU638'], unlocode: 'CNNGB' });
    expect(at([other], 10, { boxes: [] })).toMatchObject({ stage: 'loaded', unregistered: [] });
    expect(at([other], 10)).toMatchObject({
      ...{ stage: 'unbooked', unregistered: [{ containerNo: 'TCLU4829153', stage: 'loaded' }] },
    });
  });
});

describe('what was wrong with a shipment', () => {
  const eta = (days: number, said: number) =>
    dcsa('ARRI', days, { ...whole, unlocode: 'USLAX', classifier: 'EST', issuedAt: on(said) });
  const sailed = dcsa('DEPA', 10, { ...whole, unlocode: 'CNNGB' });
  const historyAt = (reports: readonly StoredReport[], now: number) =>
    exceptionHistory(facts, at(reports, now).heldUp, on(now)).map(
      ({ code, detail, openedAt, endedAt }) =>
        `${code} ${detail} ${(openedAt - on(0)) / dayLength}-${endedAt === null ? '' : (endedAt - on(0)) / dayLength}`,
    );

  it('is known from what sources said, also when it was over at once', () => {
    const reports = [sailed, eta(33, 12), eta(30.5, 12.001)];
    expect(historyAt(reports, 13)).toContain('ETA_DELAY 72 12-12.001');
    expect(historyAt([...reports, eta(34, 14), eta(35, 15)], 16)).toEqual(
      expect.arrayContaining(['ETA_DELAY 72 12-12.001', 'ETA_DELAY 120 14-']),
    );
  });
  it('knows what the clock alone opened and a report ended', () => {
    expect(historyAt([report('SI_OK', 7.5, whole)], 7.75)).toEqual(['CUTOFF_RISK cutSi 7-7.5']);
  });
});

describe('whatever is reported', () => {
  const some: fc.Arbitrary<StoredReport> = fc
    .record({
      source: fc.constantFrom('terminal', 'carrier', 'manual'),
      eventId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
      issuedAt: fc.integer({ min: 0, max: 40 }).map(on),
      at: fc.integer({ min: -30, max: 160 }).map((days) => on(days / 2)),
      classifier: fc.constantFrom<EventClassifier[]>('PLN', 'EST', 'ACT', 'ACT'),
      code: fc.constantFrom(...milestones),
      containerNo: fc.constantFrom(null, ...boxes, 'TCLU4829153'),
      references: fc.constantFrom<string[][]>([], ['COSU638'], ['OTHER']),
      unlocode: fc.constantFrom(null, 'CNNGB', 'SGSIN', 'USLAX', 'USCHI', 'XXXXX'),
      vesselName: fc.constantFrom(null, 'EVER GIVEN', 'EVER ACE'),
      voyage: fc.constantFrom(null, '045E', '046E'),
    })
    .map((more) => report(more.code, 0, more));
  const retraction = fc.record({
    source: fc.constantFrom('terminal' as const, 'carrier' as const),
    eventId: fc.constantFrom('a', 'b'),
  });

  it('neither order nor repetition counts', () => {
    const cases = fc
      .tuple(fc.array(some, { maxLength: 40 }), fc.array(retraction, { maxLength: 3 }))
      .chain(([reports, retractions]) =>
        fc.record({
          ...{ reports: fc.constant(reports), retractions: fc.constant(retractions) },
          shuffled: fc
            .subarray(reports)
            .chain((twice) =>
              fc.shuffledSubarray([...reports, ...twice], { minLength: reports.length + twice.length }),
            ),
        }),
      );
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 80 }), ({ reports, shuffled, retractions }, now) => {
        const [one, other] = [
          progressOf(facts, shuffled, [...retractions].reverse(), on(now)),
          progressOf(facts, reports, retractions, on(now)),
        ];
        expect(one).toEqual(other);
        for (const milestone of ['DEP', 'ARR'] as const)
          expect(timeChanges(one.heldUp, milestone)).toEqual(timeChanges(other.heldUp, milestone));
        const [past, same] = [one, other].map(({ heldUp }) => exceptionHistory(facts, heldUp, on(now)));
        expect(past).toEqual(same);
      }),
      { numRuns: 300 },
    );
  });

  it('the history ends with what is wrong now, and goes on from what it was before', () => {
    fc.assert(
      fc.property(
        ...[
          fc.array(some, { maxLength: 25 }),
          fc.integer({ min: 0, max: 60 }),
          fc.integer({ min: 0, max: 40 }),
        ],
        (reports, now, more) => {
          const { heldUp, exceptions } = at(reports, now);
          const history = exceptionHistory(facts, heldUp, on(now));
          const open = history.filter(({ endedAt }) => endedAt === null);
          expect(open.map(({ openedAt: _, endedAt: __, ...one }) => one)).toEqual(
            expect.arrayContaining(exceptions),
          );
          expect(open).toHaveLength(exceptions.length);
          const said = heldUp.filter(({ issuedAt }) => issuedAt < on(now));
          const over = exceptionHistory(facts, said, on(now)).filter(({ endedAt }) => endedAt !== null);
          const later = exceptionHistory(facts, said, on(now + more));
          expect(later).toEqual(expect.arrayContaining(over));
          for (const { openedAt, endedAt } of later)
            expect(openedAt).toBeLessThanOrEqual(endedAt ?? Infinity);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('nothing changes by the clock before it is looked at again', () => {
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 25 }),
        fc.integer({ min: 0, max: 800 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (reports, tenths, share) => {
          const now = tenths / 10;
          const first = at(reports, now);
          const { nextCheckAt } = first;
          const end = nextCheckAt ?? on(now) + 400 * dayLength;
          const later = progressOf(facts, reports, [], Math.floor(on(now) + (end - 1 - on(now)) * share));
          expect({ ...later, nextCheckAt }).toEqual({ ...first, nextCheckAt });
        },
      ),
      { numRuns: 300 },
    );
  });
});
