import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each<[number, string, string]>([
  [0, '0', 'bytes'],
  [1, '1', 'bytes'],
  [1023, '1023', 'bytes'],
  [1023.9, '1023', 'bytes'],
  [1024, '1.00', 'KB'],
  [1536, '1.50', 'KB'],
  [1024 ** 2 - 1, '1.00', 'MB'],
  [1024 ** 2, '1.00', 'MB'],
  [10 * 1024 ** 2, '10.00', 'MB'],
  [1024 ** 3 - 1, '1.00', 'GB'],
  [1024 ** 3, '1.00', 'GB'],
  [5.25 * 1024 ** 3, '5.25', 'GB'],
  [2048 * 1024 ** 3, '2048.00', 'GB'],
])('%d → %s %s', (bytes, value, unit) => expect(fileSize(bytes)).toEqual({ value, unit }));

it.each([null, undefined, -1, Number.NaN, Number.POSITIVE_INFINITY, '5' as never, {} as never])(
  '%s has no size',
  (bytes) => expect(fileSize(bytes)).toBeUndefined(),
);

it('never shows 1024 of a unit that has a larger one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1024 ** 3 - 1 }), (bytes) => {
      expect(Number(fileSize(bytes)?.value)).toBeLessThan(1024);
    }),
  );
});
