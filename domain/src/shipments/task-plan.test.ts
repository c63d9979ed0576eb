import { describe, expect, it } from 'vitest';
import { placeOnWay } from '../tracking/place-on-way.ts';
import { type TaskFacts, taskKinds, taskPlan } from './task-plan.ts';

const day = 86_400_000;
const facts: TaskFacts = {
  ...{ departure: 20 * day, cutPort: 18 * day, cutCustoms: 18.5 * day, cutVgm: 17 * day, cutSi: 16 * day },
  ...{ reached: new Set(), isBillConfirmed: false, areChargesApproved: false, isBillSent: false },
};
const due = (changes: Partial<TaskFacts> = {}) =>
  Object.fromEntries(
    taskPlan({ ...facts, ...changes }).map(({ kind, dueAt }) => [kind, dueAt && dueAt / day]),
  );
const done = (changes: Partial<TaskFacts>) =>
  taskPlan({ ...facts, ...changes }).flatMap(({ kind, isDone }) => (isDone ? [kind] : []));

describe('the tasks of a shipment', () => {
  it('are due by its cut-offs and its departure', () => {
    expect(due()).toEqual({
      ...{ booking: 10, truck: 17.5, customs: 18.5, vgm: 17, si: 16 },
      ...{ checkBill: 21, signBill: 22, charges: 23, bill: 25 },
    });
    expect(Object.keys(due())).toEqual([...taskKinds]);
  });
  it('move with the departure, and are not due while nobody knows it', () => {
    expect(due({ departure: 23 * day })).toMatchObject({ booking: 13, checkBill: 24, bill: 28, si: 16 });
    expect(due({ departure: null, cutSi: null })).toMatchObject({ booking: null, bill: null, si: null });
  });
  it.each<[Partial<TaskFacts>, string[]]>([
    [{}, []],
    [{ reached: new Set(['BOOKED', 'SI_OK']) }, ['booking', 'si']],
    [{ reached: new Set(['GATE_IN', 'EXP_CLR', 'VGM_OK']) }, ['truck', 'customs', 'vgm']],
    [{ isBillConfirmed: true }, ['checkBill']],
    [{ reached: new Set(['TELEX']) }, ['checkBill', 'signBill']],
    [{ areChargesApproved: true, isBillSent: true }, ['charges', 'bill']],
  ])('end with what happens: %#', (changes, kinds) => {
    expect(done(changes)).toEqual(kinds);
  });
});

describe('where on its way a shipment is', () => {
  const way = { receiptId: 'YIW', polId: 'NGB', transhipIds: ['SIN'], podId: 'LAX', deliveryId: 'CHI' };
  it.each([
    ['NGB', false, 'origin'],
    ['YIW', true, 'origin'],
    ['SIN', false, 'tranship'],
    ['PUS', false, 'tranship'],
    ['LAX', false, 'destination'],
    ['CHI', true, 'inland'],
    ['DEN', true, 'inland'],
    [null, false, null],
  ] as const)('in %s', (portId, isInland, place) => {
    expect(placeOnWay(portId, isInland, way)).toBe(place);
  });
});
