import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { takeHandedBackAs } from '../wire/navigation/handed-back.ts';
import { choosePlacePath, openPlacePath } from './paths.ts';

const own = (changes: object) => ({
  ...{ id: 'p1', name: '外高桥港区', address: '杨高北一路', lat: 31.3462, lng: 121.6031 },
  ...{ datum: 'WGS84', isSaved: true, usedAt: 0, ...changes },
});
const listed = (...list: object[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length } });
const calls = {
  mine: 'GET /api/places',
  search: 'GET /api/places/Search',
  note: 'POST /api/places/Recent',
  save: 'POST /api/places',
  remove: 'DELETE /api/places/p1',
  locate: 'PUT /api/places/Customer/c1',
};
const answers = {
  [calls.mine]: [
    listed(own({}), own({ id: 'p2', name: '洋山港', lat: 30.6218, lng: 122.0645, isSaved: false })),
  ],
  [calls.note]: [success({ id: 'p3' })],
  [calls.save]: [success({ id: 'p3' })],
  [calls.remove]: [success(null)],
  [calls.locate]: [success(null)],
};
const customer = { kind: 'customer', id: 'c1', name: '华东机电', address: '张江路', lat: null, lng: null };
const user = { ...currentUser, permissionList: [grants('customers', ['btn_edit'])] };
const open = (path: string, more = {}) => openApp(path, { user, answers: { ...answers, ...more } });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });
const path = choosePlacePath({ returnKey: 'pickup' });
const berth = { lat: 29.9391, lng: 121.8564, name: '北仑港三期', address: '宁波市北仑区' };

const standAt = (latitude: number, longitude: number, accuracy: number) =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(((done: PositionCallback) =>
    done({
      coords: { latitude, longitude, accuracy },
    } as GeolocationPosition)) as Geolocation['getCurrentPosition']);

afterEach(() => vi.restoreAllMocks());

test('a saved place is taken, handed back under its name and remembered', async () => {
  const room = await open(path);
  await expect.element(page.getByRole('list', { name: '最近使用' })).toBeVisible();
  await expect.element(button('确定')).toBeDisabled();
  await button(/^外高桥港区/).click();
  await expect.element(field('坐标')).toHaveValue('31.3462, 121.6031');
  await button('确定').click();
  await expect.poll(place).toBe('/pages/index/apply');
  expect(takeHandedBackAs('pickup')).toEqual({
    ...{ name: '外高桥港区', address: '杨高北一路', lat: 31.3462, lng: 121.6031, datum: 'WGS84' },
  });
  expect(takeHandedBackAs('pickup')).toBeUndefined();
  await expect.poll(async () => (await room.heard(calls.note)).length).toBe(1);
});

test('the device says where one is; the plan says how far everything is, and takes a press', async () => {
  standAt(31.3462, 121.5931, 40);
  await open(path);
  await button('定位').click();
  await expect.element(page.getByText('我的位置，精度约 40 米')).toBeVisible();
  await expect.element(field('坐标')).toHaveValue('31.3462, 121.5931');
  const plan = page.getByRole('img', { name: /平面图，上方为北/ });
  await expect.element(plan).toHaveAccessibleName(/外高桥港区 · 950 米，东方/);
  await userEvent.click(plan, { position: { x: 40, y: 40 } });
  await expect.element(field('坐标')).not.toHaveValue('31.3462, 121.5931');
  await button('用我的位置').click();
  await expect.element(field('坐标')).toHaveValue('31.3462, 121.5931');
  expect(await accessibilityProblems()).toEqual([]);
});

test('on a desk the plan stands beside what there is to choose, and beside the place', async () => {
  await page.viewport(1440, 900);
  await open(path);
  const box = (name: RegExp) => page.getByRole('img', { name }).element().getBoundingClientRect();
  await expect.element(page.getByRole('img', { name: /平面图/ })).toBeVisible();
  expect(page.getByRole('searchbox').element().getBoundingClientRect().right).toBeLessThan(
    box(/平面图/).left,
  );
  expect(await accessibilityProblems()).toEqual([]);
  await cleanup();
  await open(openPlacePath(berth));
  await expect.element(button('离我多远')).toBeVisible();
  expect(button('离我多远').element().getBoundingClientRect().right).toBeLessThan(box(/平面图/).left);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(390, 844);
});

test('a refused position is answered in words, and coordinates are typed instead', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(((
    _: PositionCallback,
    failed: PositionErrorCallback,
  ) => failed({ code: 1 } as GeolocationPositionError)) as Geolocation['getCurrentPosition']);
  await open(path);
  await button('定位').click();
  await expect.element(page.getByText(/没有定位权限/)).toBeVisible();
  await field('坐标').fill('北京');
  await expect.element(page.getByText(/无法识别/)).toBeVisible();
  await expect.element(button('确定')).toBeDisabled();
  await field('坐标').fill(`31°13'49.44"N 121°28'25.32"E`);
  await field('名称').fill('外滩');
  await button('确定').click();
  await expect.poll(place).toBe('/pages/index/apply');
  expect(takeHandedBackAs('pickup')).toMatchObject({ name: '外滩', lat: 31.2304, lng: 121.4737 });
});

test('a customer nobody has located yet is located with the choice', async () => {
  const room = await open(path, { [calls.search]: [success({ list: [customer] })] });
  await page.getByRole('searchbox').fill('华东');
  await button(/华东机电.*客户.*尚无坐标/).click();
  await expect.element(page.getByText(/还缺坐标/)).toBeVisible();
  await field('坐标').fill('31.2085, 121.5951');
  await expect.element(page.getByRole('switch', { name: '记为“华东机电”的位置' })).toBeChecked();
  await button('确定').click();
  await expect.poll(async () => (await room.heard(calls.locate)).length).toBe(1);
  expect(JSON.parse((await room.heard(calls.locate))[0]?.body ?? '')).toEqual({
    ...{ address: '张江路', lat: 31.2085, lng: 121.5951 },
  });
});

test('elsewhere than the customer that was taken, neither name nor address of it stay', async () => {
  const located = { ...customer, lat: 31.2085, lng: 121.5951 };
  const room = await open(path, { [calls.search]: [success({ list: [located] })] });
  await page.getByRole('searchbox').fill('华东');
  await button(/华东机电.*客户/).click();
  await expect.element(field('名称')).toHaveValue('华东机电');
  // A correction of some metres is still the same place.
  await field('坐标').fill('31.2086, 121.5952');
  await expect.element(field('名称')).toHaveValue('华东机电');
  await field('坐标').fill('30.25, 120.15');
  await expect.element(field('名称')).toHaveValue('');
  await expect.element(field('地址')).toHaveValue('');
  await expect.element(page.getByRole('switch', { name: /华东机电/ })).not.toBeInTheDocument();
  await button('确定').click();
  await expect.poll(place).toBe('/pages/index/apply');
  expect(takeHandedBackAs('pickup')).toMatchObject({ name: '30.25, 120.15', address: '', lat: 30.25 });
  expect(await room.heard(calls.locate)).toEqual([]);
});

test('without an answer the search says so, and everything else goes on', async () => {
  await open(path, { [calls.search]: [refused(500, '出错了')] });
  await page.getByRole('searchbox').fill('华东');
  await expect.element(page.getByText(/搜索失败/)).toBeVisible();
  await field('坐标').fill('31.2, 121.5');
  await expect.element(button('确定')).toBeEnabled();
});

test('a place of one’s own is deleted', async () => {
  const room = await open(path);
  await button('删除“外高桥港区”').click();
  await expect.poll(async () => (await room.heard(calls.remove)).length).toBe(1);
});

test('one place: how far it is, and the ways to a map in the datum of that map', async () => {
  standAt(29.9391, 121.8464, 25);
  const room = await open(openPlacePath(berth));
  await expect.element(page.getByRole('heading', { name: '北仑港三期' })).toBeVisible();
  await expect.element(page.getByText('29.9391, 121.8564 (WGS-84)')).toBeVisible();
  await button('离我多远').click();
  await expect.element(page.getByText('964 米，东方', { exact: true })).toBeVisible();
  const amap = page.getByRole('link', { name: '高德地图' });
  await expect.element(amap).toHaveAttribute('href', expect.stringContaining('coordinate=gaode'));
  await expect.element(amap).not.toHaveAttribute('href', expect.stringContaining('121.8564'));
  await button('收藏此地点').click();
  await expect.element(button('已收藏')).toBeDisabled();
  expect(JSON.parse((await room.heard(calls.save))[0]?.body ?? '')).toEqual(berth);
});

test.each(['/open-location', '/open-location?latitude=91&longitude=1', '/choose-location?config=cut'])(
  'what is no place and no question is not found: %s',
  async (wrong) => {
    await open(wrong);
    await expect.element(page.getByText('暂无此页面').first()).toBeVisible();
  },
);

test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (theme) => {
  standAt(29.93, 121.84, 25);
  chooseTheme(theme);
  await open(openPlacePath(berth));
  await button('离我多远').click();
  await expect.element(page.getByText('定位精度')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  chooseTheme('light');
});
