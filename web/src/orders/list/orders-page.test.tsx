import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { companyOrdersPath, myOrdersPath, orderPathOf } from '../paths.ts';
import { calls, detail, head, openOrders, pageOf } from '../testing/orders.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone orders are cards below tabs with counts, and a card opens its page', async () => {
  const room = await openOrders(myOrdersPath);
  await expect.element(page.getByText('宁波 → 洛杉矶')).toBeVisible();
  await expect.element(page.getByText('CNY 2,200.00 + USD 3,800.00')).toBeVisible();
  await expect.element(page.getByText('期望 2030-11-28 – 12-02 · 货好日期 2030-11-20')).toBeVisible();
  await expect.element(page.getByText(/请审核订单（11-30 12:00 前）/)).toBeVisible();
  await expect.element(page.getByText(/^剩 \d+ 天/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '待补资料 2' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: '订舱中 0' }).click();
  await expect.poll(place).toBe(`${myOrdersPath}?tab=booking`);
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).filters)
    .toEqual({ states: ['accepted', 'booking'] });
  await page.getByText('宁波 → 洛杉矶').click();
  await expect.poll(place).toBe(orderPathOf('o1'));
});

test('a customer is told what to do next', async () => {
  const waiting = head({
    ...{ status: 'needInfo', slaDue: null },
    next: { what: 'giveInfo', by: 'customer', until: null, cutoff: null },
  });
  await openOrders(myOrdersPath, { who: 'customer', answers: { [calls.list]: [pageOf(waiting)] } });
  await expect.element(page.getByText('请补充资料后重新提交')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '公司订单' })).not.toBeInTheDocument();
});

test('what waits for an answer begins with what waits longest', async () => {
  const room = await openOrders(`${companyOrdersPath}?tab=submitted`);
  await expect.element(page.getByText('宁波 → 洛杉矶').first()).toBeVisible();
  expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
    ...{ sidx: 'slaDue', sort: 'asc', filters: { states: ['submitted'] } },
  });
});

test('the workbench of who accepts orders begins with those that wait for it', async () => {
  const late = head({ slaDue: 1, isOverdue: true });
  const room = await openOrders('/pages/index/apply', { answers: { [calls.list]: [pageOf(late)] } });
  await expect.element(page.getByRole('heading', { name: '待受理订单（1）' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
    ...{ scope: 'company', sidx: 'slaDue', sort: 'asc', filters: { states: ['submitted'] } },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: /SO2026110001/ }).click();
  await expect.poll(place).toBe(orderPathOf('o1'));
});

test('with none it leads to the rates', async () => {
  await openOrders(myOrdersPath, { who: 'customer', answers: { [calls.list]: [pageOf()] } });
  await page.getByRole('button', { name: '去查运价下单' }).click();
  await expect.poll(place).toBe('/pages/freight/freight/index');
});

test('who handles those of others and has none of their own is led to all', async () => {
  await openOrders(myOrdersPath, { answers: { [calls.list]: [pageOf()] } });
  await page.getByRole('button', { name: '公司订单' }).last().click();
  await expect.poll(place).toBe(companyOrdersPath);
});

test('who may not see orders is told so', async () => {
  await openOrders(myOrdersPath, { answers: { [calls.list]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});

test('on a desk they are a table narrowed by the address, with the order beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openOrders(
    `${companyOrdersPath}?tab=submitted&f.slaDue=late&f.etd=2030-11-01..2030-11-30&keyword=家具`,
  );
  await page.getByRole('gridcell', { name: 'SO2026110001' }).click();
  await expect.element(page.getByRole('heading', { name: 'SO2026110001' })).toBeVisible();
  await expect.element(page.getByText('PACIFIC HOME INC')).toBeInTheDocument();
  const filters = { isOverdue: true, etdFrom: '2030-11-01', etdTo: '2030-11-30' };
  expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
    ...{ scope: 'company', keyword: '家具', filters: { ...filters, states: ['submitted'] } },
  });
  expect(bodyOf((await room.heard(calls.counts))[0])).toEqual({ scope: 'company', keyword: '家具', filters });
  expect(await accessibilityProblems()).toEqual([]);
});

test('a list of the company is narrowed by who looks after orders, the line, states and days', async () => {
  await page.viewport(1440, 900);
  const room = await openOrders(
    `${companyOrdersPath}?tab=booking&f.company=org1&f.department=org2&f.line=tp&f.lineOwner=u9&f.status=booking,draft&f.creatorTime=2026-11-01..2026-11-02`,
  );
  const filters = {
    ...{ companyId: 'org1', departmentId: 'org2', lineId: 'tp', lineOwnerId: 'u9' },
    ...{ createdFrom: Date.UTC(2026, 9, 31, 16), createdTo: Date.UTC(2026, 10, 2, 16) - 1 },
  };
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({ filters: { ...filters, states: ['booking'] } });
  expect(bodyOf((await room.heard(calls.counts))[0])).toMatchObject({
    filters: { ...filters, states: ['booking', 'draft'] },
  });
});

test('several are accepted at once, and what came of each is shown', async () => {
  await page.viewport(1440, 900);
  const rows = [
    head({ can: ['accept'] }),
    head({ id: 'o2', version: 7, orderNo: 'SO2026110002', can: ['accept'] }),
    head({ id: 'o3', orderNo: 'SO2026110003', status: 'draft' }),
  ];
  const room = await openOrders(companyOrdersPath, {
    answers: {
      [calls.list]: [pageOf(...rows)],
      [calls.acceptAll]: [
        success({
          list: [
            { id: 'o1', orderNo: 'SO2026110001', result: 'accepted', code: 200, msg: '', version: 5 },
            {
              id: 'o2',
              orderNo: 'SO2026110002',
              result: 'refused',
              code: 400,
              msg: '客户已停用',
              version: null,
            },
          ],
        }),
      ],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: 'SO2026110003' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '批量受理' }).click();
  await expect.element(page.getByText(/其中 1 个不是待审核/)).toBeVisible();
  await page.getByRole('button', { name: '受理', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '批量受理结果' });
  await expect.element(sheet.getByText('1 个已受理，0 个待信用审批，1 个未受理')).toBeVisible();
  await expect.element(sheet.getByText('客户已停用')).toBeVisible();
  expect(bodyOf((await room.heard(calls.acceptAll))[0])).toEqual({
    orders: [
      { id: 'o1', version: 4 },
      { id: 'o2', version: 7 },
    ],
  });
});

test('keys move through the table and close the order', async () => {
  await page.viewport(1440, 900);
  await openOrders(companyOrdersPath, {
    answers: { [calls.one]: [success(detail({ can: ['accept'] }))] },
  });
  await expect.element(page.getByRole('gridcell', { name: 'SO2026110001' })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByRole('button', { name: '受理', exact: true })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('dialog', { name: '受理订单 SO2026110001' })).toBeVisible();
});

test('a customer sees on their home which orders need them', async () => {
  const waiting = head({
    ...{ status: 'needInfo', slaDue: null },
    next: { what: 'giveInfo', by: 'customer', until: null, cutoff: null },
  });
  await openOrders('/pages/index/apply', {
    who: 'customer',
    answers: { [calls.list]: [pageOf(waiting, head({ id: 'o2' }))] },
  });
  await expect.element(page.getByText('需要您处理的订单')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /请补充资料后重新提交/ })).toBeVisible();
  await expect.element(page.getByText(/请审核订单|等待审核/)).not.toBeInTheDocument();
});
