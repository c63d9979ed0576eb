import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { field, pageOf, showForm } from './testing/show-form.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const signatures = 'GET /api/permission/Users/Current/SignImg';

afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(390, 844);
});

test('a signature is drawn, shown on paper, and taken away again', async () => {
  const { store } = await showForm([field('signature', '签收')], {
    answers: { [signatures]: [success([])] },
  });
  await button('签收 签名').click();
  const pad = page.getByRole('dialog').getByRole('img');
  await expect.element(pad).toBeVisible();
  const canvas = pad.element() as HTMLCanvasElement;
  const { left, top } = canvas.getBoundingClientRect();
  const at = (type: string, x: number, y: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        clientX: left + x,
        clientY: top + y,
        bubbles: true,
        pressure: 0.5,
        buttons: 1,
        isPrimary: true,
        pointerId: 1,
      }),
    );
  at('pointerdown', 40, 40);
  for (let step = 0; step < 12; step += 1) {
    at('pointermove', 40 + step * 12, 40 + (step % 3) * 20);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  at('pointerup', 190, 60);
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => store.values.签收).toMatch(/^data:image\/png;base64,/);
  expect(store.tryToSend()).toEqual([]);
  await expect.element(page.getByRole('img', { name: '签收的签名' })).toBeVisible();
  await button('清除签名').click();
  expect(store.values.签收).toBeNull();
});

test('my own signature is one press away; whoever has none signs by hand', async () => {
  const mine = [{ id: '1', signImg: dot, isDefault: 1 }];
  const { store } = await showForm([field('signature', '签收')], {
    answers: { [signatures]: [success(mine)] },
  });
  await button('使用我的签名').click();
  await expect.poll(() => store.values.签收).toBe(dot);
});

test('only a PNG is shown as a signature', async () => {
  const svg = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}`;
  const nodes = [field('signature', '甲'), field('signature', '乙'), field('signature', '丙')];
  await showForm(nodes, {
    mode: 'read',
    values: { 甲: svg, 乙: 'https://evil.example/x.png', 丙: dot },
  });
  await expect.element(page.getByRole('img', { name: '丙的签名' })).toBeVisible();
  expect(document.querySelectorAll('.form-view img')).toHaveLength(1);
});

const found = (longitude: number, latitude: number, accuracy: number) =>
  ((done: PositionCallback) =>
    done({
      coords: { longitude, latitude, accuracy },
      timestamp: 0,
    } as GeolocationPosition)) as Geolocation['getCurrentPosition'];
const lost = (code: number) =>
  ((_: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code } as GeolocationPositionError)) as Geolocation['getCurrentPosition'];

test('where the device is, with how sure it is, and an address typed besides', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(
    found(121.4737123456, 31.2304, 18.4),
  );
  const { store } = await showForm([field('location', '地点')]);
  await button('地点 获取当前位置').click();
  await expect.element(page.getByText('精度约 18 米')).toBeVisible();
  expect(store.values.地点).toEqual({ lng: 121.473712, lat: 31.2304, address: '' });
  await page.getByRole('textbox', { name: '地址' }).fill('外高桥码头');
  expect(store.values.地点).toEqual({ lng: 121.473712, lat: 31.2304, address: '外高桥码头' });
  expect(store.tryToSend()).toEqual([]);
  await button('清除位置').click();
  expect(store.values.地点).toBeNull();
});

test.each([
  [1, '没有定位权限，请在浏览器设置中允许，或手动填写'],
  [2, '无法获取位置，请重试或手动填写'],
  [3, '定位超时，请重试或手动填写'],
])('a device that does not say where it is (%i) is answered in words', async (code, words) => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(lost(code));
  await showForm([field('location', '地点')]);
  await button('地点 获取当前位置').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
});

test('typed by hand: half a place is none and is not lost in silence', async () => {
  const { store } = await showForm([field('location', '地点')]);
  await page.getByRole('textbox', { name: '地址' }).fill('外高桥');
  expect(store.values.地点).toBeNull();
  await expect.poll(() => store.tryToSend()).toMatchObject([{ path: '地点' }]);
  await page.getByRole('textbox', { name: '经度' }).fill('181');
  await page.getByRole('textbox', { name: '纬度' }).fill('31.2');
  expect(store.values.地点).toBeNull();
  await page.getByRole('textbox', { name: '经度' }).fill('121.5');
  expect(store.values.地点).toEqual({ lng: 121.5, lat: 31.2, address: '外高桥' });
  await expect.poll(() => store.tryToSend()).toEqual([]);
});

test('a place is chosen above the form, which keeps it with its name and datum', async () => {
  const own = { id: 'p1', name: '外高桥港区', address: '杨高北一路', lat: 31.3462, lng: 121.6031 };
  const kept = pageOf([{ ...own, datum: 'WGS84', isSaved: true, usedAt: 0 }], 1, 1, 100);
  const { store } = await showForm([field('location', '地点')], {
    answers: { 'GET /api/places': [success(kept)], 'POST /api/places/Recent': [success({ id: 'p1' })] },
  });
  await button('选择地点').click();
  await button('外高桥港区 杨高北一路').click();
  await button('确定').click();
  const { id: _, ...chosen } = own;
  await expect.poll(() => store.values.地点).toEqual({ ...chosen, datum: 'WGS84' });
  await expect.element(page.getByRole('textbox', { name: '地址' })).toHaveValue('杨高北一路');
  expect(store.tryToSend()).toEqual([]);
});

test('to be read a place is its address and its coordinates', async () => {
  await showForm([field('location', '地点')], {
    mode: 'read',
    values: { 地点: { lng: 121.5, lat: 31.2, address: '<b>外高桥</b>', pName: '上海' } },
  });
  await expect.element(page.getByText('<b>外高桥</b>')).toBeVisible();
  await expect.element(page.getByText('经度 121.5，纬度 31.2')).toBeVisible();
});

const rows = 'POST /api/system/DataInterface/cities/Action/List';
const source = { interfaceId: 'cities', labelColumn: 'name' };

test('suggestions come after a pause; keys walk and take one, which fills what it should', async () => {
  const nodes = [
    field('autoComplete', '城市', { source, fills: [{ to: '代码', column: 'id' }] }),
    field('text', '代码'),
  ];
  const cities = [
    { id: 'SHA', name: '上海' },
    { id: 'SHJ', name: '上饶' },
  ];
  const { store, room } = await showForm(nodes, { answers: { [rows]: [success(pageOf(cities))] } });
  const input = page.getByRole('combobox', { name: '城市' });
  await input.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('上海市');
  await expect.element(page.getByRole('option', { name: '上海' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '上饶' })).toHaveAttribute('aria-selected', 'true');
  const active = input.element().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toBe('上饶');
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.values).toMatchObject({ 城市: '上饶', 代码: 'SHJ' });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  const keywords = (await room.heard(rows)).map(({ body }) => JSON.parse(body).keyword);
  expect(keywords).not.toContain('上海');
});

test('whatever is typed is kept, whether it was suggested or not, and Esc only closes', async () => {
  const { store } = await showForm([field('autoComplete', '城市', { source })], {
    answers: { [rows]: [refused(1, '接口不可用')] },
  });
  await page.getByRole('combobox', { name: '城市' }).fill('别处');
  await userEvent.keyboard('{Escape}');
  expect(store.values.城市).toBe('别处');
  expect(document.querySelector('.toast:popover-open')).toBeNull();
});

test('a suggestion is taken by a press', async () => {
  const options = {
    from: 'static',
    options: [
      { value: 'a', label: '海运' },
      { value: 'b', label: '空运' },
    ],
  };
  const { store } = await showForm([field('autoComplete', '方式', { options })]);
  await page.getByRole('combobox', { name: '方式' }).fill('空');
  await page.getByRole('option', { name: '空运' }).click();
  expect(store.values.方式).toBe('空运');
  expect(page.getByRole('option', { name: '海运' }).elements()).toHaveLength(0);
});

test('axe finds nothing, in light and in dark', async () => {
  const nodes = [
    field('signature', '签收'),
    field('location', '地点'),
    field('autoComplete', '城市', { source }),
  ];
  const { store } = await showForm(nodes, {
    values: { 签收: dot },
    answers: { [signatures]: [success([])] },
  });
  await page.getByRole('textbox', { name: '地址' }).fill('外高桥');
  store.tryToSend();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
