import type { FormField } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { numberFromText } from './number-from-text.ts';

it.each<[FormField['kind'], unknown, unknown]>([
  ['number', '5', 5],
  ['number', '-2.50', -2.5],
  ['number', 5, 5],
  ['number', '', ''],
  ['number', null, null],
  ['number', ' 5', ' 5'],
  ['number', '1e3', '1e3'],
  ['number', '0x10', '0x10'],
  ['number', '12345678901234567890', '12345678901234567890'],
  ['number', ['5'], ['5']],
  ['rate', '4', 4],
  ['slider', '40', 40],
  ['switch', '1', 1],
  ['switch', 'true', 'true'],
  ['date', '1796572800000', 1_796_572_800_000],
  ['date', '2026-12-06', '2026-12-06'],
  ['dateRange', ['1796572800000', 1_796_659_200_000], [1_796_572_800_000, 1_796_659_200_000]],
  ['dateRange', '1796572800000', '1796572800000'],
  ['text', '5', '5'],
  ['select', '5', '5'],
  ['radio', '1', '1'],
  ['time', '12', '12'],
])('%s: %j is %j', (kind, sent, value) => expect(numberFromText(sent, { kind })).toEqual(value));
