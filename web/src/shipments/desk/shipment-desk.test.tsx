import { refusals } from '@fairway/contract/errors.ts';
import type { ShipmentBox } from '@fairway/contract/shipments.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { newShipmentPath, shipmentDeskPathOf, shipmentPathOf } from '../paths.ts';
import { bill, calls, openShipment, pageOf, shipment } from '../testing/one-shipment.ts';

const open = (tab: string, answers: Record<string, Answer[]> = {}) =>
  openShipment(`${shipmentDeskPathOf('s1')}&tab=${tab}`, { answers });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await page.getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name }).click();
};
const inDialog = (title: string) => page.getByRole('dialog', { name: title });
const changed = refused(refusals.SHIPMENT_CHANGED.code, refusals.SHIPMENT_CHANGED.zh);

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

describe('the desk', () => {
  test('has what one needs beside it, and a tab for each part', async () => {
    await open('basic');
    await expect.element(page.getByRole('tab', { name: '基本' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('任务（待办 1）')).toBeVisible();
    await expect.element(page.getByText('由节点自动完成')).toBeVisible();
    await expect.element(page.getByText('陈操作 · 40%')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('tab', { name: '箱货' }).click();
    await expect.poll(place).toContain('tab=boxes');
  });

  test('sends customers to the tracking face', async () => {
    await openShipment(shipmentDeskPathOf('s1'), { who: 'customer' });
    await expect.poll(place).toBe(shipmentPathOf('s1'));
  });

  test('is worked on by phone, too', async () => {
    await page.viewport(390, 844);
    await open('basic');
    await expect.element(page.getByText('任务（待办 1）')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '加节点' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('ticks a task at once', async () => {
    const room = await open('basic', { [calls.task('checkBill')]: [success({ id: 't9' })] });
    await page.getByRole('checkbox', { name: /核对提单/ }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.task('checkBill')))[0]))
      .toEqual({ isDone: true });
  });
});

describe('a copy', () => {
  const call = 'POST /api/erpcargo/Shipment/s1/Actions/Copy';
  test('is made once somebody has read what is copied and agrees', async () => {
    const room = await open('basic', { [call]: [success({ id: 's2', shipmentNo: 'SE26110002' })] });
    const ask = async () => {
      await page.getByRole('button', { name: '更多操作' }).first().click();
      await page.getByRole('menuitem', { name: '复制' }).click();
    };
    await ask();
    await expect.element(page.getByText(/箱号封号、船名航次、船期与截止时间不复制/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    expect(await room.heard(call)).toEqual([]);
    await ask();
    await page.getByRole('button', { name: '新建副本' }).click();
    await expect.poll(async () => (await room.heard(call)).length).toBe(1);
  });
});

describe('another ship', () => {
  const change = 'POST /api/erpcargo/Shipment/s1/Actions/ChangeVessel';
  const schedule = 'POST /api/erpcargo/Sailing/List';
  const openSheet = async (answers: Parameters<typeof open>[1]) => {
    const room = await open('basic', answers);
    await page.getByRole('button', { name: '更多操作' }).first().click();
    await page.getByRole('menuitem', { name: '换船' }).click();
    return room;
  };
  test('is one of the schedule of its lane, by its name, voyage and days', async () => {
    const sailing = {
      ...{ id: 'sl9', vesselName: 'EVER BETA', carrierVoyage: '046E', carrierName: '长荣海运' },
      ...{ polTimeZone: 'Asia/Shanghai', podTimeZone: 'America/Los_Angeles' },
      ...{ etd: Date.UTC(2026, 10, 27), eta: Date.UTC(2026, 11, 16, 16) },
    };
    const room = await openSheet({
      [schedule]: [success({ list: [sailing], pagination: { total: 1, currentPage: 1, pageSize: 30 } })],
      [change]: [success({ id: 's1', version: 5 })],
    });
    const sheet = page.getByRole('dialog', { name: '换船' });
    await expect.element(sheet.getByText(/11-27 08:00 UTC\+8 开 · 12-16 08:00 UTC-8 到/)).toBeVisible();
    await sheet.getByRole('radio', { name: /EVER BETA 046E/ }).click();
    await sheet.getByLabelText('原因').fill('甩柜改配');
    await sheet.getByRole('button', { name: '换船' }).click();
    await expect.poll(async () => bodyOf((await room.heard(change))[0])).toMatchObject({ sailingId: 'sl9' });
    expect(bodyOf((await room.heard(schedule))[0])).toMatchObject({
      filters: { polId: shipment().pol.id, podId: shipment().pod.id },
    });
  });
  test('that is typed says what becomes of the cut-offs', async () => {
    await openSheet({
      [schedule]: [success({ list: [], pagination: { total: 0, currentPage: 1, pageSize: 30 } })],
    });
    const sheet = page.getByRole('dialog', { name: '换船' });
    await expect.element(sheet.getByText(/没有这条航线以后的船期/)).toBeVisible();
    await sheet.getByRole('radio', { name: '手工填写' }).click({ force: true });
    await expect.element(sheet.getByText(/截止时间不再适用，将被清空/)).toBeVisible();
  });
});

describe('the fields', () => {
  test('save what was changed and nothing else', async () => {
    const room = await open('basic', {
      [calls.change]: [success({ id: 's1', version: 5 })],
      [calls.one]: [success(shipment()), success(shipment({ version: 5, mblNo: 'EGLV000' }))],
    });
    await page.getByLabelText('主单号').fill('eglv000');
    await expect.element(page.getByText('已修改 1 项，未保存')).toBeVisible();
    await press('保存');
    await expect.poll(toast).toContain('保存成功');
    expect(bodyOf((await room.heard(calls.change))[0])).toEqual({
      version: 4,
      changes: { mblNo: 'EGLV000' },
    });
  });

  test('show mine and theirs where somebody saved before, and save what is chosen on top', async () => {
    const theirs = shipment({ version: 6, mblNo: 'EGLV999', customerRef: 'REF-B', poNo: 'P1' });
    const { customerRef, mblNo } = theirs;
    const room = await open('basic', {
      [calls.change]: [changed, success({ id: 's1', version: 7 })],
      [calls.changes]: [
        success({
          version: 6,
          current: { ...theirs, customerId: 'c1' },
          changes: [
            {
              ...{ version: 6, act: 'update', creatorUserName: '李单证', isExternal: false, creatorTime: 0 },
              differences: [
                { field: 'mblNo', before: 'EGLV149600123456', after: mblNo },
                { field: 'customerRef', before: 'PO-2026-118', after: customerRef },
                { field: 'poNo', before: '', after: 'P1' },
              ],
            },
          ],
        }),
      ],
    });
    await page.getByLabelText('主单号').fill('EGLV111');
    await page.getByLabelText('客户编号').fill('REF-A');
    await page.getByLabelText('HS 编码').fill('940180');
    await press('保存');
    const sheet = inDialog('他人已修改这票业务');
    await expect.element(sheet.getByText(/EGLV111/)).toBeVisible();
    await expect.element(sheet.getByText(/EGLV999/)).toBeVisible();
    await expect.element(sheet.getByText('李单证 的修改').first()).toBeVisible();
    await expect.element(sheet.getByText('对方还修改了：PO 号')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByText(/REF-B/).click();
    await sheet.getByRole('button', { name: '按所选保存' }).click();
    await expect.poll(async () => (await room.heard(calls.change)).length).toBe(2);
    expect(bodyOf((await room.heard(calls.change))[1])).toEqual({
      version: 6,
      changes: { mblNo: 'EGLV111', hsCode: '940180' },
    });
  });
});

describe('the boxes', () => {
  test('are pasted from a sheet, looked at, and saved at once', async () => {
    const read = {
      ...{
        containerNo: 'TCLU1234568',
        type: '40HQ',
        sealNo: 'S1',
        packages: 10,
        grossKg: '1000',
        tareKg: null,
      },
      ...{ vgmKg: null, vgmMethod: null, cbm: '10', soNo: '', emptyDepot: '', temperature: null },
      isShipperOwned: false,
    };
    const room = await open('boxes', {
      [calls.pasted]: [
        success({
          boxes: [read],
          warnings: [{ containerNo: 'TCLU1234568', problem: 'digit', expectedDigit: '5' }],
          unread: [{ line: 2, text: '合计' }],
        }),
      ],
      [calls.boxes]: [success({ id: 's1', version: 5, warnings: [] })],
    });
    // Its last figure is wrong.
    await expect.element(page.getByText('校验位应为 6')).toBeVisible();
    await press('从表格粘贴');
    const sheet = inDialog('从表格粘贴');
    await sheet.getByLabelText('粘贴的内容').fill('TCLU1234568\t40HQ\tS1\t10\t1000\t10\n合计');
    await expect.element(sheet.getByText('校验位应为 5')).toBeVisible();
    await expect.element(sheet.getByText('第 2 行：合计')).toBeVisible();
    await sheet.getByRole('button', { name: '加入 1 个箱' }).click();
    await page.getByLabelText('第 1 行 封号').fill('new1');
    await press('删除第 2 行');
    await expect.element(page.getByText('3 个箱有改动，未保存')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await press('保存');
    await expect.poll(async () => (await room.heard(calls.boxes)).length).toBe(1);
    const sent = bodyOf((await room.heard(calls.boxes))[0]);
    expect(sent).toMatchObject({ version: 4, remove: ['b2'], add: [read] });
    expect(sent.change).toMatchObject([{ id: 'b1', sealNo: 'NEW1' }]);
  });
});

describe('boxes somebody else saved before', () => {
  const row = shipment().boxes[0] as ShipmentBox;
  const other = shipment().boxes[1] as ShipmentBox;
  const theirs = shipment({
    version: 6,
    boxes: [
      { ...row, sealNo: 'THEIRS', containerNo: 'TCLU1234560' },
      { ...other, packages: 77 },
    ],
  });
  const compared = success({
    version: 6,
    current: theirs,
    changes: [
      {
        ...{ version: 6, act: 'update', creatorUserName: '李单证', isExternal: false, creatorTime: 0 },
        differences: [{ field: 'boxes', before: [], after: [] }],
      },
    ],
  });

  test('are chosen cell by cell; what only they changed stays', async () => {
    const room = await open('boxes', {
      [calls.boxes]: [changed, success({ id: 's1', version: 7, warnings: [] })],
      [calls.one]: [success(shipment()), success(theirs)],
      [calls.changes]: [compared],
    });
    await page.getByLabelText('第 1 行 封号').fill('MINE');
    await page.getByLabelText('第 1 行 毛重 kg').fill('1234');
    await page.getByLabelText('第 2 行 件数').fill('88');
    await press('保存');
    const sheet = inDialog('他人已修改这票业务');
    await expect.element(sheet.getByText(/MINE/)).toBeVisible();
    await expect.element(sheet.getByText(/THEIRS/)).toBeVisible();
    await expect.element(sheet.getByText('李单证 的修改').first()).toBeVisible();
    await expect.element(sheet.getByText(/对方还修改了：CSQU3054383 箱号/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByText(/THEIRS/).click();
    await sheet.getByRole('button', { name: '按所选保存' }).click();
    await expect.poll(async () => (await room.heard(calls.boxes)).length).toBe(2);
    const sent = bodyOf((await room.heard(calls.boxes))[1]);
    expect(sent).toMatchObject({ version: 6, add: [], remove: [] });
    expect(sent.change).toMatchObject([
      { id: 'b1', sealNo: 'THEIRS', containerNo: 'TCLU1234560', grossKg: '1234' },
      { id: 'b2', packages: 88 },
    ]);
  });

  test('are never overwritten without a word, however often one saves', async () => {
    const room = await open('boxes', {
      [calls.boxes]: [changed],
      [calls.one]: [success(shipment()), success(theirs)],
      [calls.changes]: [compared],
    });
    await page.getByLabelText('第 1 行 封号').fill('MINE');
    await press('保存');
    const sheet = inDialog('他人已修改这票业务');
    await sheet.getByRole('button', { name: '关闭' }).click();
    await press('保存');
    await expect.element(sheet.getByText(/THEIRS/)).toBeVisible();
    expect((await room.heard(calls.boxes)).map((heard) => bodyOf(heard).version)).toEqual([4, 4]);
    await sheet.getByRole('button', { name: '放弃我的，用最新内容' }).click();
    await expect.element(page.getByLabelText('第 1 行 封号')).toHaveValue('THEIRS');
  });
});

test('a cell that is refused is marked, in words', async () => {
  await open('boxes', {
    [calls.boxes]: [
      refused(400, 'change.0.grossKg 格式不正确', { fields: { 'change.0.grossKg': '格式不正确' } }),
    ],
  });
  await page.getByLabelText('第 2 行 毛重 kg').fill('12,5');
  await press('保存');
  await expect.poll(toast).toContain('有 1 格填写有误');
  await expect.element(page.getByLabelText('第 2 行 毛重 kg')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').getByText('格式不正确')).toBeVisible();
  await page.getByLabelText('第 2 行 毛重 kg').fill('12.5');
  await expect.element(page.getByLabelText('第 2 行 毛重 kg')).not.toHaveAttribute('aria-invalid');
});

test('what is typed stays while one looks at other tabs, and leaving asks first', async () => {
  await open('basic');
  await page.getByLabelText('内部备注').fill('明天再催');
  await page.getByRole('tab', { name: /箱货/ }).click();
  await page.getByLabelText('第 1 行 封号').fill('MINE');
  await page.getByRole('tab', { name: '日志' }).click();
  await expect.element(page.getByLabelText('内部备注')).not.toBeVisible();
  await expect.element(page.getByRole('tab', { name: /基本.*未保存/ })).toBeVisible();
  await page.getByRole('tab', { name: /基本/ }).click();
  await expect.element(page.getByLabelText('内部备注')).toHaveValue('明天再催');
  await page.getByRole('tab', { name: /箱货/ }).click();
  await expect.element(page.getByLabelText('第 1 行 封号')).toHaveValue('MINE');
  await press('放弃修改');
  await page.getByRole('button', { name: '跟踪页' }).click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  expect(place()).toContain('tab=boxes');
  await page.getByRole('tab', { name: /基本/ }).click();
  await press('放弃修改');
  await page.getByRole('button', { name: '跟踪页' }).click();
  await expect.poll(place).toBe(shipmentPathOf('s1'));
});

test('the history says what was done, in words, on the wall of each port', async () => {
  const change = (version: number, ...differences: object[]) => ({
    ...{ version, act: 'update', creatorUserName: '陈操作', isExternal: false },
    ...{ creatorTime: Date.UTC(2026, 10, 10, 4), differences },
  });
  const event = { milestone: 'HOLD', classifier: 'ACT', at: Date.UTC(2026, 10, 9, 4), containerNos: [] };
  await open('history', {
    [calls.history]: [
      pageOf(
        change(
          7,
          { field: 'eventRetracted', before: null, after: event },
          { field: 'reason', before: null, after: '录错了票' },
        ),
        change(6, {
          ...{ field: 'event', before: null },
          after: { ...event, portName: '洛杉矶', timeZone: 'America/Los_Angeles' },
        }),
        change(5, { field: 'bill', before: 'HBL FW1 V1 draft', after: 'HBL FW1 V2 confirmed' }),
        change(4, {
          field: 'legs',
          before: [],
          after: ['vessel CNNGB→USLAX EVER ACE 024W 2026-11-28T12:00 2026-12-10T12:00'],
        }),
        change(3, { field: 'members', before: ['sales 王小明'], after: ['sales 王小明', 'operator 朱婷婷'] }),
      ),
    ],
  });
  await expect.element(page.getByText(/撤回节点/)).toBeVisible();
  await expect.element(page.getByText('录错了票')).toBeVisible();
  await expect.element(page.getByText(/录入节点/)).toBeVisible();
  await expect.element(page.getByText(/2026-11-08 20:00 UTC-8 洛杉矶/)).toBeVisible();
  await expect.element(page.getByText('分单 FW1 第 2 版 已确认')).toBeVisible();
  await expect
    .element(page.getByText(/宁波→洛杉矶 EVER ACE 024W 2026-11-28 20:00 UTC\+8 2026-12-10 04:00 UTC-8/))
    .toBeVisible();
  await expect.element(page.getByText('操作 朱婷婷')).toBeVisible();
  await expect.element(page.getByText(/设置业务责任人/)).toBeVisible();
});

describe('events', () => {
  test('are entered with a reason, on the wall of the port', async () => {
    const room = await open('voyage', {
      [calls.addEvent]: [success({ eventIds: ['e9'], stage: 'arrived' })],
    });
    await page.getByRole('button', { name: '加节点' }).first().click();
    const sheet = inDialog('加节点');
    await sheet.getByLabelText('节点').selectOptions('ARR');
    // Where such a thing happens.
    await expect.element(sheet.getByLabelText('港口')).toHaveValue('lax');
    await sheet.getByLabelText('时间', { exact: true }).fill('2026-11-16 10:00');
    await expect.element(sheet.getByText(/洛杉矶当地时间（UTC-8）/)).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: '保存' })).toBeDisabled();
    await sheet.getByLabelText('延误原因').selectOptions('CON');
    await sheet.getByLabelText('为什么人工录入').fill('船代电话通知');
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.addEvent))[0]))
      .toMatchObject({
        ...{ milestone: 'ARR', classifier: 'ACT', at: Date.UTC(2026, 10, 16, 18), portId: 'lax' },
        ...{ containerNos: [], reason: '船代电话通知', delayReason: 'CON' },
      });
  });

  test('say in words why they are late where no named reason fits', async () => {
    const room = await open('voyage', {
      [calls.addEvent]: [success({ eventIds: ['e9'], stage: 'arrived' })],
    });
    await page.getByRole('button', { name: '加节点' }).first().click();
    const sheet = inDialog('加节点');
    await sheet.getByLabelText('节点').selectOptions('ARR');
    await sheet.getByLabelText('延误原因').selectOptions('其他（自行填写）');
    await sheet.getByLabelText('原因说明').fill('引航员罢航');
    await sheet.getByLabelText('为什么人工录入').fill('船代电话通知');
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.addEvent))[0]))
      .toMatchObject({ delayReason: '引航员罢航' });
  });

  test('are taken back by who entered them', async () => {
    const room = await open('voyage', { [calls.retract]: [success({ stage: 'gatedIn' })] });
    await page.getByRole('button', { name: '撤回节点' }).click();
    const sheet = inDialog('撤回节点');
    await sheet.getByLabelText('原因').fill('录错了');
    await sheet.getByRole('button', { name: '撤回节点' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.retract))[0]))
      .toEqual({ eventId: 'e5', reason: '录错了' });
  });
});

test('a bill is changed as a version and sent to the customer', async () => {
  const drafted = bill({
    sentVersion: null,
    sentAt: null,
    can: { ...bill().can, send: true, answer: false },
  });
  const saved = { ...drafted, version: 3, text: { ...drafted.text, goods: 'GARDEN TABLES' } };
  const room = await open('bills', {
    [calls.one]: [success(shipment({ bills: [drafted] })), success(shipment({ bills: [saved] }))],
    [calls.bill]: [success({ id: 'bl1', version: 3 })],
    [calls.billAct('Send')]: [success({ id: 'bl1', version: 3, toldPeople: 2 })],
  });
  await page.getByLabelText('货名').fill('GARDEN TABLES');
  await expect.element(page.getByRole('button', { name: '发给客户确认' })).toBeDisabled();
  await press('保存为新版本');
  await expect.element(page.getByText(/第 3 版/)).toBeVisible();
  await press('发给客户确认');
  await expect.poll(async () => bodyOf((await room.heard(calls.billAct('Send')))[0])).toEqual({ version: 3 });
  expect(bodyOf((await room.heard(calls.bill))[0])).toMatchObject({
    ...{ version: 2, billNo: 'FWNGB260001' },
    text: { goods: 'GARDEN TABLES' },
  });
});

test('a shipment is split, and cancelled with a reason', async () => {
  const room = await open('basic', {
    [calls.act('Split')]: [
      success({ id: 's1', version: 5, made: { id: 's1', version: 1, shipmentNo: 'SE26110002' } }),
    ],
    [calls.act('Cancel')]: [success({ id: 's1', version: 6 })],
  });
  await choose('拆单');
  await inDialog('拆单')
    .getByRole('checkbox', { name: /MSCU1234565/ })
    .click();
  await inDialog('拆单').getByRole('button', { name: '拆出 1 个箱' }).click();
  await expect.poll(toast).toContain('SE26110002');
  expect(bodyOf((await room.heard(calls.act('Split')))[0])).toEqual({ version: 4, boxIds: ['b2'] });
  await choose('取消业务');
  const sheet = inDialog('取消业务');
  await expect.element(sheet.getByRole('button', { name: '取消业务' })).toBeDisabled();
  await sheet.getByLabelText('原因').fill('客户不出货');
  await sheet.getByRole('button', { name: '取消业务' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('Cancel')))[0]))
    .toEqual({ version: 4, reason: '客户不出货' });
});

test('a new one needs customer, business, mode and ports', async () => {
  await openShipment(newShipmentPath);
  await expect.element(page.getByRole('button', { name: '建立业务' })).toBeDisabled();
  await press('加一箱');
  await expect.element(page.getByLabelText('第 1 行 箱号')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
