import { describe, expect, it } from 'vitest';
import { partlyOf } from './partly.ts';
import { type ProgressFacts, progressOf } from './progress.ts';
import type { StoredReport } from './stored-report.ts';
import { on, report } from './testing/report.ts';
import { timelineOf } from './timeline.ts';

const boxes = ['MSKU7165121', 'OOLU8921349', 'TCLU4829153', 'CSQU3054383'];
const [first = '', second = '', third = '', fourth = ''] = boxes;
const ports: Record<string, { id: string; isInland: boolean }> = {
  ...{ CNNGB: { id: 'NGB', isInland: false }, USLAX: { id: 'LAX', isInland: false } },
};
const facts: ProgressFacts = {
  boxesOfOthers: new Set(),
  ...{ status: 'active', mode: 'FCL', references: new Set(['COSU638']), createdAt: on(0) },
  boxes: boxes.map((containerNo) => ({ containerNo, type: '40HQ', isShipperOwned: false })),
  way: { receiptId: null, polId: 'NGB', transhipIds: [], podId: 'LAX', deliveryId: null },
  booked: { vesselName: 'Ever Given', vesselImo: '9811000', voyageNo: '0045E' },
  portOf: (code) => ports[code],
  ...{ podId: 'LAX', podZone: 'America/Los_Angeles', polZone: 'Asia/Shanghai', carrierId: null },
  ...{ freeDemurrage: 5, freeDetention: 7, tariffs: [], papers: [], firstEtd: on(10), firstEta: on(30) },
  ...{ planned: { etd: null, eta: null }, cutOffs: {}, sailingState: 'normal', price: null },
};

const given = { vesselImo: '9811000', vesselName: 'EVER GIVEN', voyage: '45E' };
const ace = { vesselName: 'EVER ACE', voyage: '46E', vesselImo: null };
const whole = { containerNo: null, references: ['COSU638'] };
const told = (code: string, at: number, more: Partial<StoredReport>) =>
  report(code, at, {
    eventType: code === 'DEPA' || code === 'ARRI' ? 'TRANSPORT' : 'EQUIPMENT',
    unlocode: code === 'ARRI' || code === 'DISC' ? 'USLAX' : 'CNNGB',
    ...more,
  });
const gated = boxes.map((containerNo) => told('GTIN', 7, { containerNo, emptyIndicator: 'LADEN' }));
const loadedOn = (ship: Partial<StoredReport>, at: number, ...numbers: readonly string[]) =>
  numbers.map((containerNo) => told('LOAD', at, { containerNo, ...ship }));
const sailed = told('DEPA', 10, { ...whole, ...given });
const expected = told('ARRI', 30, { ...whole, ...given, classifier: 'EST', issuedAt: on(11) });
const three = [...gated, ...loadedOn(given, 9, first, second, fourth), sailed, expected];
const aceSails = [
  ...loadedOn(ace, 16, third),
  told('DEPA', 17, { containerNo: third, ...ace }),
  told('ARRI', 37, { containerNo: third, ...ace, classifier: 'EST', issuedAt: on(17) }),
];

describe('boxes that differ', () => {
  it.each<[string, StoredReport[], number, string[], string | null]>([
    ['all in the port', gated, 8, ['gatedIn 4'], null],
    ['all at sea', [...three, ...loadedOn(given, 9, third)], 20, ['atSea 4'], 'DEP'],
    ['one is not known to be on board', three, 10.5, ['gatedIn 1', 'atSea 3'], null],
    ['one was left behind', three, 12, ['gatedIn 1 rolled', 'atSea 3'], null],
    [
      'it is on another ship that waits',
      [...three, ...loadedOn(ace, 16, third)],
      16.5,
      ['loaded 1 rolled EVER ACE 46E', 'atSea 3'],
      'LOADED',
    ],
    ['that ship sailed', [...three, ...aceSails], 20, ['atSea 1 rolled EVER ACE 46E', 'atSea 3'], 'DEP'],
    [
      'the others have arrived',
      [...three, ...aceSails, told('ARRI', 30, { ...whole, ...given })],
      31,
      ['atSea 1 rolled EVER ACE 46E', 'arrived 3'],
      'DEP',
    ],
  ])('%s', (_, reports, now, expectedGroups, last) => {
    for (const order of [reports, reports.toReversed()]) {
      const progress = progressOf(facts, order, [], on(now));
      expect(
        progress.groups.map(({ stage, containerNos, isRolled, ship }) =>
          [stage, containerNos.length, isRolled && 'rolled', ship?.vessel, ship?.voyage]
            .filter(Boolean)
            .join(' '),
        ),
      ).toEqual(expectedGroups);
      // One story: stage and position are those of the first group.
      expect(progress.stage).toBe(progress.groups[0]?.stage);
      expect(progress.position?.milestone ?? null).toBe(last);
    }
  });

  it('those on another ship have times of their own', () => {
    const { groups } = progressOf(facts, [...three, ...aceSails], [], on(20));
    expect(groups.map(({ times }) => times)).toEqual([
      { etd: null, atd: on(17), eta: on(37), ata: null },
      { etd: on(10), atd: on(10), eta: on(30), ata: null },
    ]);
    expect(progressOf(facts, three, [], on(12)).groups[0]?.times).toMatchObject({ atd: null, eta: null });
  });

  it('milestones say of how many boxes they are true', () => {
    const partly = (reports: StoredReport[]) => {
      const { deciding, boxes: known } = progressOf(facts, reports, [], on(20));
      const share = partlyOf(known);
      return timelineOf(deciding, 'FCL').flatMap((entry) => {
        const shown = share(entry);
        return shown ? [`${entry.milestone} ${shown.done}/${shown.of}`] : [];
      });
    };
    expect(partly(gated)).toEqual([]);
    // Customs is taken for done of those that are further.
    expect(partly(three)).toEqual(['EXP_CLR 3/4', 'LOADED 3/4', 'DEP 3/4']);
    expect(partly([...three, ...loadedOn(ace, 16, third)])).toEqual(['DEP 3/4']);
    expect(partly([...three, ...aceSails])).toEqual([]);
  });
});

describe('boxes on two ships', () => {
  const reports = [
    ...gated,
    ...loadedOn(given, 9, first, second, fourth),
    ...loadedOn(ace, 16, third),
    told('DEPA', 10, { ...whole, ...given }),
    told('DEPA', 17, { ...whole, ...ace }),
    told('ARRI', 30, { ...whole, ...given }),
    told('DISC', 31, { containerNo: first }),
  ];
  const arrivals = (all: StoredReport[], now: number) =>
    progressOf(facts, all, [], on(now)).groups.map(({ stage, containerNos, times }) => [
      ...[stage, containerNos.length, times.atd, times.ata],
    ]);
  it.each([
    ['as it is said', reports],
    ['the other way round', reports.toReversed()],
  ])('each leave and arrive with their own: %s', (_, all) => {
    expect(arrivals(all, 32)).toEqual([
      ['atSea', 1, on(17), null],
      ['arrived', 2, on(10), on(30)],
      ['discharged', 1, on(10), on(30)],
    ]);
    expect(arrivals([...all, told('ARRI', 37, { ...whole, ...ace })], 38)).toEqual([
      ['arrived', 2, on(10), on(30)],
      ['arrived', 1, on(17), on(37)],
      ['discharged', 1, on(10), on(30)],
    ]);
  });
  it('are left behind until their own ship has arrived', () => {
    const codes = (now: number) =>
      progressOf(
        facts,
        [...reports, told('ARRI', 37, { ...whole, ...ace })].filter(({ at }) => at <= on(now)),
        [],
        on(now),
      )
        .exceptions.filter(({ code }) => code === 'ROLLED')
        .map(({ containerNo }) => containerNo);
    expect([codes(32), codes(38)]).toEqual([[third], []]);
  });
  it('the whole has left and come when the last of them has', () => {
    const told = timelineOf(progressOf(facts, reports, [], on(32)).deciding, 'FCL');
    expect(told.find(({ milestone }) => milestone === 'LOADED')?.actual).toBe(on(16));
  });
});
