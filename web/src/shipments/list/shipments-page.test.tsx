import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { grants } from '../../testing/people.ts';
import { groupShipmentsPath, myShipmentsPath, newShipmentPath, shipmentPathOf } from '../paths.ts';
import { calls, head, openShipments, pageOf } from '../testing/shipments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says where cargo is, what moved and what is next', async () => {
  await openShipments(myShipmentsPath);
  await expect.element(page.getByText('SE2611000001')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '航程已走 42%' })).toBeVisible();
  await expect.element(page.getByText('+2 天')).toBeVisible();
  await expect.element(page.getByText('截港 剩 5 小时')).toBeVisible();
  await expect.element(page.getByText('到港延误 +1')).toBeVisible();
  await expect.element(page.getByText('王小明、李操作')).toBeVisible();
  await expect.element(page.getByText('12 票 · 37 TEU')).toBeVisible();
  expect(document.querySelector('s')?.textContent).toContain('12-01');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByText('SE2611000001').click();
  await expect.poll(place).toBe(shipmentPathOf('s1'));
});

test('who may makes a new one from the list, by a press or by a key; others are not offered it', async () => {
  const permissionList = [grants('cargoShipment', ['btn_detail', 'btn_add'])];
  await openShipments(myShipmentsPath, { permissionList });
  await page.getByRole('button', { name: '新建业务' }).click();
  await expect.poll(place).toBe(newShipmentPath);
  await page.viewport(1440, 900);
  await openShipments(groupShipmentsPath, { permissionList });
  await expect.element(page.getByRole('button', { name: '新建业务' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.poll(place).toBe(newShipmentPath);
  await openShipments(myShipmentsPath);
  await expect.element(page.getByText('SE2611000001').first()).toBeVisible();
  expect(page.getByRole('button', { name: '新建业务' }).elements()).toEqual([]);
});

test('a segment narrows the list and stays in the address', async () => {
  const room = await openShipments(myShipmentsPath);
  await page.getByRole('radio', { name: /异常/ }).click();
  await expect.poll(place).toBe(`${myShipmentsPath}?f.segment=troubled`);
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)))
    .toMatchObject({ segment: 'troubled', scope: 'mine', filters: {} });
});

test('a number of a container says its check digit and opens what has it', async () => {
  const room = await openShipments(myShipmentsPath, {
    answers: {
      [calls.find]: [
        success({
          list: [
            {
              ...{ shipmentId: 's1', shipmentNo: 'SE2611000001', polName: '上海', podName: '洛杉矶' },
              ...{ stage: 'atSea', etd: null, eta: null, kind: 'container', number: 'MSKU7165123' },
              ...{ match: 'whole', isMine: true },
            },
            {
              ...{ shipmentId: 's2', shipmentNo: 'SE2611000002', polName: '宁波', podName: '洛杉矶' },
              ...{ stage: 'atSea', etd: null, eta: null, kind: 'seal', number: 'CN8899' },
              ...{ match: 'begin', isMine: false },
            },
          ],
          container: { number: 'MSKU7165123', isRight: false, expectedDigit: '1' },
        }),
      ],
    },
  });
  await page.getByRole('searchbox').fill('msku 716512-3');
  await expect.element(page.getByText('箱号 MSKU7165123 的校验位应为 1')).toBeVisible();
  await expect.element(page.getByText('公司货物，不在我的列表中')).toBeVisible();
  await page.getByRole('link', { name: /MSKU7165123/ }).click();
  await expect.poll(place).toBe(shipmentPathOf('s1'));
  expect((await room.heard(calls.find))[0]?.query).toContain('msku');
});

test('a row is swiped for what else can be done with it', async () => {
  const room = await openShipments(myShipmentsPath, {
    answers: {
      [calls.subscribe]: [success(null)],
      [calls.share]: [success({ token: 'a'.repeat(43), expiresAt: Date.UTC(2030, 0, 1) })],
    },
  });
  await page.getByRole('button', { name: 'SE2611000001', exact: true }).click();
  await page.getByRole('menuitem', { name: '订阅' }).click();
  await expect.poll(async () => (await room.heard(calls.subscribe)).length).toBe(1);
  await page.getByRole('button', { name: 'SE2611000001', exact: true }).click();
  await page.getByRole('menuitem', { name: '分享' }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  await expect
    .element(page.getByRole('textbox', { name: '链接地址' }))
    .toHaveValue(expect.stringContaining(`/pages/shipment/cargo/shared#${'a'.repeat(43)}`));
});

test('on a desk they are a table with the shipment beside it, and many are given to somebody at once', async () => {
  await page.viewport(1440, 900);
  const room = await openShipments(`${groupShipmentsPath}?f.trade=SE,AE&f.ship=EVER&sidx=trouble&sort=desc`, {
    answers: { [calls.list]: [pageOf(head(), head({ id: 's2', shipmentNo: 'SE2611000002' }))] },
  });
  await expect.element(page.getByRole('gridcell', { name: 'SE2611000001' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
    ...{ scope: 'group', segment: 'all', sidx: 'trouble' },
    filters: { business: ['SE', 'AE'], vessel: 'EVER' },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('gridcell', { name: 'SE2611000001' }).click();
  await expect.poll(place).toContain('id=s1');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '设置责任人' }).click();
  await expect.element(page.getByText('所选 2 票中原来担任该角色的人将被替换')).toBeVisible();
});

test('with none it says so; with filters that are too narrow it takes them back', async () => {
  await openShipments(`${myShipmentsPath}?f.segment=arrived`, { answers: { [calls.list]: [pageOf()] } });
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect.poll(place).toBe(myShipmentsPath);
  await expect.element(page.getByText('暂无货物')).toBeVisible();
});
