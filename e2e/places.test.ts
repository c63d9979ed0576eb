// Features: places, forms, chat
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('a place is found on the way, chosen, kept, and opened in a map', async () => {
  const { page, signIn, open, complaints, leave } = await house.visit({
    ...phone,
    geolocation: { latitude: 31.3462, longitude: 121.5931, accuracy: 30 },
    permissions: ['geolocation'],
  });
  await signIn('sales01');
  await open('/choose-location');
  await page.getByRole('list', { name: '收藏' }).getByText('外高桥港区').waitFor();
  await page.getByRole('button', { name: '定位' }).click();
  await page.getByText('我的位置，精度约 30 米').waitFor();
  await page.getByRole('img', { name: /950 米，东方/ }).waitFor();

  // By its address: the name of this customer has no such word.
  await page.getByRole('searchbox').fill('张江路');
  await page.getByRole('button', { name: /^华东机电/ }).click();
  // A page that is loaded anew takes what has not left yet with it.
  const noted = page.waitForResponse('**/api/places/Recent');
  await page.getByRole('button', { name: '确定' }).click();
  await noted;
  await page.waitForURL('**/pages/index/apply');

  await open('/choose-location');
  await page.getByRole('list', { name: '最近使用' }).getByText('华东机电').waitFor();

  await open('/open-location?latitude=31.2085&longitude=121.5951&name=华东机电');
  await page.getByRole('button', { name: '离我多远' }).click();
  await page
    .getByText(/15\.\d 公里，南方/)
    .first()
    .waitFor();
  const map = await page.getByRole('link', { name: '高德地图' }).getAttribute('href');
  expect(map).toMatch(/position=121\.\d+,31\.\d+&.*coordinate=gaode/);
  expect(complaints).toEqual([]);
  await leave();
});
