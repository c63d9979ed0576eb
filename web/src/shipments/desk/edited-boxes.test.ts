import { expect, test } from 'vitest';
import { shipmentBox } from '../testing/one-shipment.ts';
import { boxChanges, editedOf, newBox, numberHint, withPasted } from './edited-boxes.ts';

const kept = [shipmentBox(), shipmentBox({ id: 'b2', containerNo: 'MSCU1234566' })];

test('what is as it was is not sent', () => {
  expect(boxChanges(editedOf(kept), kept)).toEqual({ add: [], change: [], remove: [] });
});

test('one is changed, one removed, one added', () => {
  const [first] = editedOf(kept);
  const changes = boxChanges([{ ...first, sealNo: 'S9' } as never, newBox('new', { type: '20GP' })], kept);
  expect(changes.change).toMatchObject([{ id: 'b1', sealNo: 'S9' }]);
  expect(changes.remove).toEqual(['b2']);
  expect(changes.add).toMatchObject([{ type: '20GP', containerNo: '' }]);
  expect(changes.add[0]).not.toHaveProperty('key');
});

test('lines of a sheet name the boxes that have no number, and add what is more', () => {
  const [first, other] = editedOf(kept);
  const nameless = { ...other, containerNo: '', type: '40HQ', soNo: 'SO1' } as NonNullable<typeof other>;
  const pasted = [
    ...[
      { containerNo: 'CSQU3054383', type: '40HQ', sealNo: 'S7', soNo: '', grossKg: '0' },
      { containerNo: 'TCLU1234568', type: '20GP' },
    ],
    { containerNo: 'MSKU7165121', type: '40HQ' },
  ];
  const all = withPasted(first ? [first, nameless] : [], pasted, () => 'new');
  expect(all.map(({ id, containerNo }) => `${id} ${containerNo}`)).toEqual([
    ...['b1 CSQU3054383', 'b2 CSQU3054383', 'undefined TCLU1234568', 'undefined MSKU7165121'],
  ]);
  expect(all[1]).toMatchObject({ soNo: 'SO1', sealNo: 'S7' });
});

test.each([
  ['', undefined],
  ['CSQU3054383', undefined],
  ['CSQU3054384', { problem: 'digit', expected: '3' }],
  ['csqu 305438-3', undefined],
  ['BOX 1', { problem: 'shape' }],
])('the number %s', (containerNo, hint) => {
  const box = newBox('a', { containerNo });
  expect(numberHint(box, [box])).toEqual(hint);
});

test('the same number twice is told at both, own boxes have any number', () => {
  const [one, other] = [
    newBox('a', { containerNo: 'CSQU3054383' }),
    newBox('b', { containerNo: 'CSQU 3054383' }),
  ];
  expect(numberHint(one, [one, other])).toEqual({ problem: 'twice' });
  const own = newBox('c', { containerNo: 'SOC 77', isShipperOwned: true });
  expect(numberHint(own, [own])).toBeUndefined();
});
