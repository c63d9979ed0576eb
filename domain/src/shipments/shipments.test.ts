import { describe, expect, it } from 'vitest';
import { billDifferences } from './bill-differences.ts';
import { mergeTasks } from './merge-tasks.ts';
import { readPastedBoxes } from './pasted-boxes.ts';
import { referenceKey } from './reference-key.ts';
import { splitTotals, sumTotals } from './split-totals.ts';
import { taskPlan } from './task-plan.ts';
import { wayBehind } from './way-behind.ts';

it.each([
  ['cosu 612-345', 'COSU612345'],
  ['ＭＳＣＵ１２３４', 'MSCU1234'],
  ['PO/2026.11', 'PO202611'],
  ['订单', ''],
])('%s is looked for as %s', (written, key) => expect(referenceKey(written)).toBe(key));

describe('the way behind', () => {
  const times = { etd: 0, atd: null, eta: 1_000, ata: null } as const;
  it.each([
    ['booked', times, 500, 0],
    ['atSea', { ...times, atd: 200 }, 600, 50],
    ['atSea', { ...times, atd: 200 }, 5_000, 99],
    ['atSea', { ...times, eta: null }, 5_000, 50],
    ['arrived', times, 600, 100],
    // One of its boxes was left behind, the others are on the way or have arrived.
    ['gatedIn', { ...times, atd: 200 }, 600, 0],
    ['atSea', { ...times, atd: 200, ata: 900 }, 950, 94],
  ] as const)('%s', (stage, known, now, percent) =>
    expect(wayBehind({ stage, ...known }, now)).toBe(percent),
  );
});

describe('a split', () => {
  const box = { packages: 100, grossKg: '1000.5', cbm: '30' };
  it('takes along what its boxes say', () => {
    const { goes, stays } = splitTotals({ packages: 300, grossKg: '3001.5', cbm: '90' }, [box], 3);
    expect(goes).toEqual(box);
    expect(stays).toEqual({ packages: 200, grossKg: '2001', cbm: '60' });
  });
  it('shares by number where boxes say nothing, and loses nothing', () => {
    const whole = { packages: 100, grossKg: '1000', cbm: '10' };
    const { goes, stays } = splitTotals(whole, [{ packages: 0, grossKg: '0', cbm: '0' }], 3);
    expect(goes).toEqual({ packages: 33, grossKg: '333.333', cbm: '3.333' });
    expect(sumTotals([goes, stays])).toEqual(whole);
  });
  it('never takes more than there is', () => {
    const whole = { packages: 10, grossKg: '10', cbm: '1' };
    expect(splitTotals(whole, [box], 2).stays).toEqual({ packages: 0, grossKg: '0', cbm: '0' });
  });
});

it('differences of a bill name the fields whose text is another one', () => {
  const before = { shipper: 'A\r\nB', goods: 'TOYS' };
  expect(billDifferences(before, { shipper: 'A\nB ', goods: 'TOYS', marks: 'N/M' })).toEqual([
    { field: 'marks', before: '', after: 'N/M' },
  ]);
});

describe('pasted boxes', () => {
  it('are read by headings in any order', () => {
    const text =
      '封号\t箱号\t箱型\t件数\t毛重(KGS)\t体积\nCN123\tmscu 123456-6\t40HQ\t1,200\t18,500.50\t68\n';
    expect(readPastedBoxes(text, '20GP').boxes).toEqual([
      {
        ...{ containerNo: 'MSCU1234566', type: '40HQ', sealNo: 'CN123' },
        ...{ packages: 1200, grossKg: '18500.50', cbm: '68' },
      },
    ]);
  });
  it('are read by their look without headings, and other lines are given back', () => {
    const { boxes, unread } = readPastedBoxes(
      'MSCU1234566\t40HQ\tSL998877\t10\t2500.5\t12\n谢谢\n\n20GP\n',
      '20GP',
    );
    expect(boxes).toMatchObject([
      {
        containerNo: 'MSCU1234566',
        type: '40HQ',
        sealNo: 'SL998877',
        packages: 10,
        grossKg: '2500.5',
        cbm: '12',
      },
      { containerNo: '', type: '20GP' },
    ]);
    expect(unread).toEqual([{ line: 2, text: '谢谢' }]);
  });
});

it('tasks of the plan carry what people said; their own come behind', () => {
  const plan = taskPlan({
    ...{
      departure: 0,
      cutPort: null,
      cutCustoms: null,
      cutVgm: null,
      cutSi: 5,
      reached: new Set(['BOOKED']),
    },
    ...{ isBillConfirmed: false, areChargesApproved: false, isBillSent: false },
  });
  const said = { title: '', assigneeId: 'u', dueAt: null, doneAt: 7, doneBy: 'u' };
  const merged = mergeTasks(plan, [
    { ...said, id: 'b', kind: 'other', title: 'call', doneAt: null },
    { ...said, id: 'a', kind: 'si' },
  ]);
  expect(merged.find(({ kind }) => kind === 'booking')).toMatchObject({
    id: 'booking',
    isDone: true,
    isByEvent: true,
  });
  expect(merged.find(({ kind }) => kind === 'si')).toMatchObject({
    id: 'a',
    isDone: true,
    isByEvent: false,
    dueAt: 5,
  });
  expect(merged.at(-1)).toMatchObject({ id: 'b', kind: 'other', isDone: false });
});
