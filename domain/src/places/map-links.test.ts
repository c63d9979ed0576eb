import { expect, it } from 'vitest';
import { mapDeviceOf, mapLink } from './map-links.ts';

const berth = { lat: 29.87, lng: 121.55, name: '北仑港 & 三期', address: '浙江省宁波市' };

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 'apple'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'other'],
])('%s is %s', (agent, device) => {
  expect(mapDeviceOf(agent)).toBe(device);
});

it('the map of the device gets what the device said', () => {
  expect(mapLink('device', berth, 'android')).toBe(
    `geo:29.87,121.55?q=29.87,121.55(${encodeURIComponent(berth.name)})`,
  );
  expect(mapLink('device', berth, 'apple')).toMatch(
    /^https:\/\/maps\.apple\.com\/\?ll=29\.87,121\.55&q=.*%26/,
  );
  expect(mapLink('device', berth, 'other')).toBeUndefined();
});

it('maps of the mainland get their own datum', () => {
  expect(mapLink('amap', berth, 'other')).toMatch(
    /position=121\.55\d+,29\.8[67]\d+&name=%E5.*coordinate=gaode/,
  );
  expect(mapLink('amap', berth, 'other')).not.toContain('position=121.55,29.87&');
  expect(decodeURIComponent(mapLink('tencent', { ...berth, name: 'a;b:c' }, 'other') ?? '')).toContain(
    'title:a b c;',
  );
  expect(mapLink('baidu', berth, 'other')).toMatch(/location=29\.87\d+,121\.56\d+&.*coord_type=bd09ll/);
});

it('abroad it is the same everywhere', () => {
  const hamburg = { lat: 53.5511, lng: 9.9937, name: '', address: '' };
  expect(mapLink('amap', hamburg, 'other')).toContain('position=9.9937,53.5511');
  expect(mapLink('baidu', hamburg, 'other')).toContain('location=53.5511,9.9937');
});
