import { type FormField, readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { valueText } from './value-text.ts';

const fieldOf = (kind: string, more: object = {}): FormField => {
  const [field] = readFormDefinition({ version: 1, nodes: [{ id: 'f', model: 'f', kind, ...more }] }).nodes;
  return field as FormField;
};
const names: Record<string, string> = {
  u1: '张三/zhang',
  u2: '李四/li',
  g: '集团',
  d: '海运部',
  a: '甲',
  b: '乙',
};
const saying = {
  zone: 'Asia/Shanghai',
  nameOf: (id: string) => (Object.hasOwn(names, id) ? names[id] : undefined),
  words: { on: '开', off: '关', signed: '已签名' },
};
const at = Date.parse('2026-11-15T16:30:05Z');

it.each([
  ['text', {}, '字', '字'],
  ['text', {}, null, ''],
  ['text', {}, [], ''],
  ['number', {}, 0, '0'],
  ['number', {}, 1e-7, '0.0000001'],
  ['number', {}, 123456789012345, '123456789012345'],
  ['number', { precision: 2 }, 1.005, '1.01'],
  ['number', { precision: 2, thousands: true }, -1234567.5, '-1,234,567.50'],
  ['number', {}, 'kein', 'kein'],
  ['switch', {}, 1, '开'],
  ['switch', {}, 0, '关'],
  ['switch', { onText: '有', offText: '无' }, 0, '无'],
  ['radio', {}, 'a', '甲'],
  ['radio', {}, 'gone', 'gone'],
  ['checkbox', {}, ['a', 'b'], '甲,乙'],
  ['cascader', {}, ['a', 'b'], '甲/乙'],
  ['cascader', { separator: ' > ' }, ['a', 'b'], '甲 > 乙'],
  ['cascader', { showAllLevels: false }, ['a', 'b'], '乙'],
  ['cascader', { multiple: true }, [['a', 'b'], ['a']], '甲/乙,甲'],
  ['date', {}, at, '2026-11-16'],
  ['date', { format: 'yyyy-MM-dd HH:mm:ss' }, at, '2026-11-16 00:30:05'],
  ['date', {}, 'x', ''],
  ['date', {}, 1e300, ''],
  ['dateRange', {}, [at, at], '2026-11-16 ~ 2026-11-16'],
  ['timeRange', {}, ['08:00', '09:00'], '08:00 ~ 09:00'],
  ['organisation', {}, ['g', 'd'], '集团/海运部'],
  ['organisation', { multiple: true }, [['g', 'd'], ['g']], '集团/海运部;集团'],
  ['ownOrganisation', {}, ['g', 'd'], '集团/海运部'],
  ['ownOrganisation', { showLevel: 'last' }, ['g', 'd'], '海运部'],
  ['ownOrganisation', { showLevel: 'all' }, ['g', 'd'], '集团/海运部'],
  ['user', {}, 'u1', '张三/zhang'],
  ['user', { multiple: true }, ['u1', 'gone', 'u2'], '张三/zhang,李四/li'],
  ['user', {}, 'gone', ''],
  ['popupSelect', {}, 'gone', 'gone'],
  ['relatedRecord', {}, 'gone', ''],
  ['files', {}, [{ name: 'a.pdf' }, { name: 'b.pdf' }], 'a.pdf,b.pdf'],
  ['signature', {}, 'data:image/png;base64,AAAA', '已签名'],
  ['location', {}, { lng: 1, lat: 2 }, '1,2'],
  ['location', {}, { lng: 1, lat: 2, address: '外滩', fullAddress: '上海外滩' }, '上海外滩'],
  ['richText', {}, '<p>一&nbsp;&amp;二</p><img src=x onerror=alert(1)>', '一 &二'],
  ['text', { mask: 'mobile' }, '13812345678', '138****5678'],
  ['text', { mask: 'nosuch' }, '13812345678', '13812345678'],
  ['text', {}, { toString: 'x' }, ''],
])('%s %j: %j is read as %j', (kind, more, value, text) => {
  expect(valueText(fieldOf(kind, more), value, saying)).toBe(text);
});
