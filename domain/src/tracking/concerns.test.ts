import { describe, expect, it } from 'vitest';
import { type ConcernFacts, concerningReports } from './concerns.ts';
import { newestReports, type StoredReport } from './stored-report.ts';
import { on, report } from './testing/report.ts';

const facts: ConcernFacts = {
  references: new Set(['COSU638', 'SHAHBL1']),
  containerNos: new Set(['MSKU7165121']),
  ...{ firstEtd: on(40), createdAt: on(20) },
};
const box = (code: string, at: number) => report(code, at);
const dcsa = (code: string, at: number, emptyIndicator: string) =>
  report(code, at, { eventType: 'EQUIPMENT', emptyIndicator });

const days = (reports: readonly StoredReport[], more: Partial<ConcernFacts> = {}) =>
  concerningReports([...reports].reverse(), { ...facts, ...more })
    .map(({ at }) => (at - on(0)) / 86_400_000)
    .sort((one, other) => one - other);

describe('which reports are about a shipment', () => {
  it.each<[string, StoredReport[], Partial<ConcernFacts>, number[]]>([
    [
      'those that name a number of it, whenever',
      [report('DEP', 300, { references: ['X', 'COSU638'] })],
      {},
      [300],
    ],
    ['not those of other numbers', [report('DEP', 41, { containerNo: null, references: ['OTHER'] })], {}, []],
    ['not those that name nothing', [report('DEP', 41, { containerNo: null })], {}, []],
    [
      'of a box within its time',
      [box('GATE_IN', 9.9), box('GATE_IN', 10), box('DISC', 160), box('DISC', 160.1)],
      {},
      [10, 160],
    ],
    [
      'by its creation where the sailing is not known',
      [box('GATE_IN', -10), box('GATE_IN', -11)],
      { firstEtd: null },
      [-10],
    ],
    [
      'from when it was fetched for this sailing',
      [box('DISC', 25), box('EMPTY_OUT', 33), box('GATE_IN', 36)],
      {},
      [33, 36],
    ],
    [
      'not what whoever had it before brought back',
      [box('DISC', 25), box('EMPTY_IN', 28), box('GATE_IN', 36)],
      {},
      [36],
    ],
    [
      'of several fetchings the last before the sailing',
      [box('EMPTY_OUT', 12), box('LOADED', 15), box('EMPTY_OUT', 33), box('LOADED', 39)],
      {},
      [33, 39],
    ],
    [
      'a box that is fetched after a delay',
      [box('EMPTY_IN', 28), box('EMPTY_OUT', 43), box('LOADED', 46)],
      {},
      [43, 46],
    ],
    [
      'until it is brought back',
      [box('EMPTY_OUT', 33), box('DISC', 70), box('EMPTY_IN', 75), box('EMPTY_OUT', 80), box('GATE_IN', 85)],
      {},
      [33, 70, 75],
    ],
    [
      'until it is fetched anew, though nobody told that it came back',
      [box('EMPTY_OUT', 33), box('DISC', 70), box('EMPTY_OUT', 80), box('GATE_IN', 85)],
      {},
      [33, 70],
    ],
    [
      'by the codes of DCSA',
      [
        dcsa('GTOT', 33, 'EMPTY'),
        dcsa('DISC', 70, 'LADEN'),
        dcsa('GTIN', 75, 'EMPTY'),
        dcsa('GTIN', 90, 'LADEN'),
      ],
      {},
      [33, 70, 75],
    ],
    [
      'of a box with other numbers, while nobody tied it to ours',
      [report('LOADED', 39, { references: ['OTHER'] })],
      {},
      [39],
    ],
    [
      'not any more once somebody did',
      [
        report('LOADED', 39, { references: ['OTHER'] }),
        report('GATE_IN', 36, { references: ['COSU638'] }),
        box('DISC', 70),
      ],
      {},
      [36, 70],
    ],
    [
      'a plan to bring it back ends nothing',
      [report('EMPTY_IN', 60, { classifier: 'EST' }), box('DISC', 70)],
      {},
      [60, 70],
    ],
  ])('%s', (_, reports, more, expected) => {
    expect(days(reports, more)).toEqual(expected);
  });
});

it('of one id what was said last holds, whichever came first, and nothing once it is taken back', () => {
  const first = report('ARR', 50, { eventId: 'x', issuedAt: on(1) });
  const again = { ...first, containerNo: 'OOLU8921349', issuedAt: on(2) };
  const same = { ...again, voyage: '045E' };
  for (const order of [
    [first, again, same],
    [same, again, first],
    [again, same, first, again],
  ]) {
    expect(newestReports(order, [])).toEqual([again]);
    expect(newestReports(order, [{ source: 'carrier', eventId: 'x' }])).toEqual([]);
    expect(newestReports(order, [{ source: 'terminal', eventId: 'x' }])).toEqual([again]);
  }
});
