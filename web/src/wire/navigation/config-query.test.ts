import { expect, test } from 'vitest';
import { decodeConfig, encodeConfig } from './config-query.ts';

test('what is written is read, in any language', () => {
  expect(decodeConfig(encodeConfig({ fullName: '请假申请 🚢', opType: '-1' }))).toEqual({
    fullName: '请假申请 🚢',
    opType: '-1',
  });
});

test.each([null, '', '%%%', 'bm90IGpzb24=', btoa('[1]'), btoa('"text"'), btoa('null'), btoa('7')])(
  '%s is no config',
  (text) => expect(decodeConfig(text)).toBeUndefined(),
);
