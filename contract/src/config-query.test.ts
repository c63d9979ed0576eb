import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeConfig, encodeConfig } from './config-query.ts';

test('what is written is read, in any language', () => {
  expect(decodeConfig(encodeConfig({ fullName: '请假申请 🚢', opType: '-1' }))).toEqual({
    fullName: '请假申请 🚢',
    opType: '-1',
  });
  const texts = fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' }), { noNullPrototype: true });
  fc.assert(
    fc.property(texts, (config) => {
      expect(decodeConfig(encodeConfig(config))).toEqual(config);
    }),
  );
});

test.each([null, '', '%%%', 'bm90IGpzb24=', btoa('[1]'), btoa('"text"'), btoa('null'), btoa('7')])(
  '%s is no config',
  (text) => expect(decodeConfig(text)).toBeUndefined(),
);
