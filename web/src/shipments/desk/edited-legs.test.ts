import { expect, test } from 'vitest';
import { losAngeles, ningbo, shipment } from '../testing/one-shipment.ts';
import { type EditedLeg, editedLegs, legKind } from './edited-legs.ts';
import { mergedRows, othersDid, rowConflicts } from './row-conflicts.ts';

const busan = { ...ningbo, id: 'pus', code: 'KRPUS', name: '釜山' };
const longBeach = { ...losAngeles, id: 'lgb', code: 'USLGB', name: '长滩' };
const [leg] = shipment().legs;
const way = (version: number, ...ports: (typeof ningbo)[]) =>
  shipment({
    version,
    legs: ports.slice(1).flatMap((to, index) => {
      const from = ports[index];
      return leg && from ? [{ ...leg, seq: index + 1, from, to }] : [];
    }),
  });
const ends = (legs: readonly EditedLeg[]) =>
  legs.map(({ fromPortId, toPortId }) => `${fromPortId} ${toPortId}`);

test('a leg that was cut in two is the one it was up to the new port, and one more', () => {
  const base = editedLegs(way(4, ningbo, losAngeles));
  const theirs = editedLegs(way(6, ningbo, busan, losAngeles), base);
  expect(othersDid(legKind, { base, theirs })).toMatchObject([
    { did: 'changed', columns: ['toPortId'] },
    { did: 'added', row: { fromPortId: 'pus', toPortId: 'lax' } },
  ]);
});

test('a leg put in front leaves the others what they are', () => {
  const base = editedLegs(way(4, ningbo, losAngeles));
  const theirs = editedLegs(way(6, busan, ningbo, losAngeles), base);
  expect(theirs.map(({ key }) => base.some((one) => one.key === key))).toEqual([false, true]);
});

test('legs of two people stand one after the other', () => {
  const base = editedLegs(way(4, ningbo, losAngeles));
  const theirs = editedLegs(way(6, ningbo, losAngeles, longBeach), base);
  const mine = base.flatMap((one) => [
    { ...one, toPortId: 'pus' },
    { ...one, key: 'new', fromPortId: 'pus' },
  ]);
  expect(rowConflicts(legKind, { mine, base, theirs })).toEqual([]);
  expect(ends(mergedRows(legKind, { mine, base, theirs }, []))).toEqual(['ngb pus', 'pus lax', 'lax lgb']);
});
