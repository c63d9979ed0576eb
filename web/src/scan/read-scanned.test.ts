import { expect, test } from 'vitest';
import { decodeConfig } from '../wire/navigation/config-query.ts';
import { loginQrText, readScanned } from './read-scanned.ts';

const pathOf = (scan: object) => {
  const scanned = readScanned(JSON.stringify(scan));
  return scanned.kind === 'screen' ? new URL(scanned.path, 'http://here') : undefined;
};
const configOf = (url: URL | undefined) => decodeConfig(url?.searchParams.get('config') ?? null);

test('each kind of code leads to its screen', () => {
  const preview = pathOf({ t: 'ADP', id: '7', previewType: 'form' });
  expect(preview?.pathname).toBe('/pages/apply/dynamicModel/index');
  expect(configOf(preview)).toEqual({ t: 'ADP', id: '7', previewType: 'form', isPreview: 1 });

  const record = pathOf({ t: 'DFD', id: '1', modelId: '客户 & 询价' });
  expect(record?.pathname).toBe('/pages/apply/dynamicModel/scanForm');
  expect(configOf(record)).toEqual({ t: 'DFD', id: '1', modelId: '客户 & 询价' });

  expect(pathOf({ t: 'WFP', id: '1', flowId: '2' })?.pathname).toBe('/pages/workFlow/scanForm/index');

  const portal = pathOf({ t: 'portal', id: 5 });
  expect(portal?.pathname).toBe('/pages/visualPortal/scanProtal');
  expect(portal?.searchParams.get('id')).toBe('5');

  const report = pathOf({ t: 'report', id: 'r1', fullName: '月报' });
  expect(report?.pathname).toBe('/pages/apply/externalLink/index');
  expect(report?.searchParams.get('url')).toBe('/Report/preview.html?id=r1&page=1&from=menu');
  expect(report?.searchParams.get('fullName')).toBe('月报');
});

test('the code of a desktop that waits is a sign-in', () => {
  expect(readScanned(loginQrText('abc'))).toEqual({ kind: 'login', scanCode: 'abc' });
});

test.each([
  '',
  'SITC2311-088',
  'https://example.com',
  '{"t":"DFD"}',
  '{"t":"DFD","id":{}}',
  '{"t":"login"}',
  '{"t":"nothing","id":"1"}',
  '{"t":"constructor","id":"1"}',
  '{"t":7,"id":"1"}',
  'null',
  '[{"t":"DFD","id":"1"}]',
])('%s is text to be read', (text) => expect(readScanned(text)).toEqual({ kind: 'text' }));
