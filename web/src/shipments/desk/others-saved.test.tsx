import { refusals } from '@fairway/contract/errors.ts';
import type { ShipmentDetail, ShipmentLeg, ShipmentParty } from '@fairway/contract/shipments.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { shipmentDeskPathOf } from '../paths.ts';
import { bill, billVersions, calls, openShipment, pageOf, shipment } from '../testing/one-shipment.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });
const conflict = () => dialog('他人已修改这票业务');
const keepChosen = () => conflict().getByRole('button', { name: '按所选保存' }).click();
const saved = success({ id: 's1', version: 7 });
const changed = refused(refusals.SHIPMENT_CHANGED.code, refusals.SHIPMENT_CHANGED.zh);
const madeBy = (creatorUserName: string, ...differences: object[]) =>
  success({
    ...{ version: 6, current: {} },
    changes: [
      { ...{ version: 6, act: 'update', creatorUserName, isExternal: false, creatorTime: 0 }, differences },
    ],
  });
const partChanged = (field: string) => madeBy('李单证', { field, before: [], after: [] });

type Room = Awaited<ReturnType<typeof openShipment>>;
const open = (tab: string, theirs: ShipmentDetail, answers: Record<string, Answer[]>) =>
  openShipment(`${shipmentDeskPathOf('s1')}&tab=${tab}`, {
    answers: { [calls.one]: [success(shipment()), success(theirs)], ...answers },
  });
/** Somebody else saved, and this screen hears of it. */
const hearOfThem = async (room: Room) => {
  await expect.poll(async () => (await room.sockets()).frames.length).toBeGreaterThan(0);
  const before = (await room.heard(calls.one)).length;
  await room.sockets({ say: { method: 'shipmentChanged', shipmentId: 's1' } });
  await expect.poll(async () => (await room.heard(calls.one)).length).toBeGreaterThan(before);
};
const sent = async (room: Room, call: string, count: number) => {
  await expect.poll(async () => (await room.heard(call)).length).toBe(count);
  return bodyOf((await room.heard(call))[count - 1]);
};

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

describe('legs', () => {
  const leg = shipment().legs[0] as ShipmentLeg;
  const port = (id: string, code: string, name: string) => ({ ...leg.to, id, code, name });
  const more = {
    ...leg,
    seq: 2,
    from: leg.to,
    to: port('lgb', 'USLGB', '长滩'),
    vesselName: '',
    voyageNo: '',
  };
  const theirs = shipment({
    version: 6,
    legs: [{ ...leg, voyageNo: 'THEIRS', vesselName: 'EVER GIVEN' }, more],
  });

  test('are chosen cell by cell; what only they changed stays', async () => {
    const room = await open('voyage', theirs, {
      [calls.legs]: [changed, saved],
      [calls.changes]: [partChanged('legs')],
    });
    await press('编辑航程段');
    const sheet = dialog('编辑航程段');
    await sheet.getByLabelText('航次').fill('MINE');
    await sheet.getByLabelText('方式').selectOptions('feeder');
    await hearOfThem(room);
    await expect.element(sheet.getByLabelText('航次')).toHaveValue('MINE');
    await sheet.getByRole('button', { name: '保存' }).click();
    // What was read first is what is sent: never the newest version with an old list.
    expect(await sent(room, calls.legs, 1)).toMatchObject({ version: 4, legs: [{ voyageNo: 'MINE' }] });
    await expect.element(conflict().getByText('第 1 段 · 航次')).toBeVisible();
    await expect.element(conflict().getByText('MINE')).toBeVisible();
    await expect.element(conflict().getByText('THEIRS')).toBeVisible();
    await expect.element(conflict().getByText('李单证 的修改')).toBeVisible();
    await expect.element(conflict().getByText(/对方还修改了：第 1 段 船名；新增 第 2 段/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await conflict().getByText('THEIRS').click();
    await keepChosen();
    expect(await sent(room, calls.legs, 2)).toMatchObject({
      version: 6,
      legs: [
        { mode: 'feeder', vesselName: 'EVER GIVEN', voyageNo: 'THEIRS', fromPortId: 'ngb', toPortId: 'lax' },
        { fromPortId: 'lax', toPortId: 'lgb' },
      ],
    });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('stay as they are typed when the sheet is closed and another tab is looked at', async () => {
    const room = await open('voyage', theirs, {
      [calls.legs]: [changed],
      [calls.changes]: [partChanged('legs')],
    });
    await press('编辑航程段');
    await dialog('编辑航程段').getByLabelText('航次').fill('MINE');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('有改动，未保存')).toBeVisible();
    await page.getByRole('tab', { name: '日志' }).click();
    await hearOfThem(room);
    await page.getByRole('tab', { name: /未保存/ }).click();
    await press('保存');
    await conflict().getByRole('button', { name: '关闭' }).click();
    await press('保存');
    await expect.element(conflict().getByText('THEIRS')).toBeVisible();
    expect((await room.heard(calls.legs)).map((heard) => bodyOf(heard).version)).toEqual([4, 4]);
    await conflict().getByRole('button', { name: '放弃我的，用最新内容' }).click();
    await press('编辑航程段');
    await expect.element(dialog('编辑航程段').getByLabelText('航次').first()).toHaveValue('THEIRS');
  });

  test('go on top without a question where others changed something else', async () => {
    const room = await open('voyage', shipment({ version: 6, mblNo: 'OTHER' }), {
      [calls.legs]: [changed, saved],
    });
    await press('编辑航程段');
    await dialog('编辑航程段').getByLabelText('航次').fill('MINE');
    await dialog('编辑航程段').getByRole('button', { name: '保存' }).click();
    expect(await sent(room, calls.legs, 2)).toMatchObject({ version: 6, legs: [{ voyageNo: 'MINE' }] });
  });
});

describe('parties', () => {
  const shipper = shipment().parties[0] as ShipmentParty;
  const consignee: ShipmentParty = {
    ...{ role: 'consignee', customerId: null },
    details: { ...shipper.details, name: 'THEIR BUYER', address: '', contact: '', phone: '', email: '' },
  };
  const theirs = shipment({
    version: 6,
    parties: [
      { ...shipper, details: { ...shipper.details, phone: '111', address: 'NO 2 NEW ROAD' } },
      consignee,
    ],
  });
  const answers = { [calls.parties]: [changed, saved], [calls.changes]: [partChanged('parties')] };

  test('of one role are chosen field by field, and those of others stay', async () => {
    const room = await open('parties', theirs, answers);
    await press('编辑发货人');
    const sheet = dialog('发货人');
    await sheet.getByLabelText('电话').fill('999');
    await sheet.getByLabelText('联系人').fill('王经理');
    await hearOfThem(room);
    await expect.element(sheet.getByLabelText('电话')).toHaveValue('999');
    await sheet.getByRole('button', { name: '保存' }).click();
    expect(await sent(room, calls.parties, 1)).toMatchObject({ version: 4, parties: [{ role: 'shipper' }] });
    await expect.element(conflict().getByText('发货人 · 电话')).toBeVisible();
    await expect.element(conflict().getByText('999')).toBeVisible();
    await expect.element(conflict().getByText('111')).toBeVisible();
    await expect.element(conflict().getByText('李单证 的修改')).toBeVisible();
    await expect.element(conflict().getByText(/对方还修改了：发货人 地址；新增 收货人/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await keepChosen();
    const { version, parties } = await sent(room, calls.parties, 2);
    expect(version).toBe(6);
    expect(parties).toMatchObject([
      { role: 'shipper', customerId: 'c1', details: { phone: '999', contact: '王经理' } },
      { role: 'consignee', details: { name: 'THEIR BUYER' } },
    ]);
    expect(parties[0].details.address).toBe('NO 2 NEW ROAD');
  });

  test('that both added are one, and what was typed is kept over tabs', async () => {
    const room = await open('parties', theirs, answers);
    await press('收货人');
    await dialog('收货人').getByLabelText('名称').fill('MY BUYER');
    await dialog('收货人').getByLabelText('电话').fill('123');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('tab', { name: '日志' }).click();
    await hearOfThem(room);
    await page.getByRole('tab', { name: /未保存/ }).click();
    await expect.element(page.getByText('MY BUYER')).toBeVisible();
    await press('保存');
    await expect.element(conflict().getByText('收货人 · 名称')).toBeVisible();
    await conflict().getByText('THEIR BUYER').click();
    await keepChosen();
    expect((await sent(room, calls.parties, 2)).parties).toMatchObject([
      { role: 'shipper', details: { phone: '111' } },
      { role: 'consignee', details: { name: 'THEIR BUYER', phone: '123' } },
    ]);
  });

  test('that somebody changed are not removed without a question', async () => {
    const room = await open('parties', theirs, answers);
    await press('删除发货人');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    expect(await sent(room, calls.parties, 1)).toEqual({ version: 4, parties: [] });
    await conflict().getByText('保留（改了地址、电话）').click();
    await keepChosen();
    expect((await sent(room, calls.parties, 2)).parties).toMatchObject([
      { role: 'shipper', details: { phone: '111' } },
      { role: 'consignee' },
    ]);
  });

  test('are as before when the sheet is cancelled', async () => {
    await open('parties', theirs, answers);
    await press('编辑发货人');
    await dialog('发货人').getByLabelText('电话').fill('999');
    await dialog('发货人').getByRole('button', { name: '取消' }).click();
    await expect.element(dialog('发货人')).not.toBeInTheDocument();
    await expect.element(page.getByText(/0574-88880000/)).toBeVisible();
    await expect.element(page.getByText('有改动，未保存')).not.toBeInTheDocument();
  });
});

describe('a bill', () => {
  const recordChanged = refused(refusals.RECORD_CHANGED.code, refusals.RECORD_CHANGED.zh);
  const { text } = bill();
  const newer = bill({
    ...{ version: 3, issuePlace: 'SHANGHAI' },
    text: { ...text, goods: 'THEIR GOODS', marks: 'THEIR MARKS' },
  });
  const theirs = shipment({ version: 6, bills: [newer] });
  const answers = {
    [calls.bill]: [recordChanged, success({ id: 'bl1', version: 4 })],
    [calls.changes]: [
      madeBy('陈操作', {
        ...{ field: 'billHead', before: 'HBL FWNGB260001 original 3 NINGBO' },
        after: 'HBL FWNGB260001 original 3 SHANGHAI',
      }),
    ],
    [calls.billVersions]: [
      pageOf(
        {
          ...{ version: 3, creatorName: '李单证', creatorTime: 0, text: newer.text },
          differences: [
            { field: 'goods', before: text.goods, after: 'THEIR GOODS' },
            { field: 'marks', before: text.marks, after: 'THEIR MARKS' },
          ],
        },
        ...billVersions,
      ),
    ],
  };

  test('keeps what is typed while somebody else saves, and both are compared', async () => {
    const room = await open('bills', theirs, answers);
    await page.getByLabelText('货名').fill('MY GOODS');
    await page.getByLabelText('签发地').fill('YIWU');
    await page.getByLabelText('备注').fill('MY REMARK');
    await hearOfThem(room);
    await expect.element(page.getByText(/第 3 版/)).toBeVisible();
    await expect.element(page.getByLabelText('货名')).toHaveValue('MY GOODS');
    await page.getByRole('tab', { name: '日志' }).click();
    await page.getByRole('tab', { name: /未保存/ }).click();
    await expect.element(page.getByLabelText('货名')).toHaveValue('MY GOODS');
    await press('保存为新版本');
    expect(await sent(room, calls.bill, 1)).toMatchObject({
      ...{ version: 2, known: { issuePlace: 'NINGBO' }, issuePlace: 'YIWU' },
      text: { goods: 'MY GOODS', marks: 'N/M' },
    });
    await expect.element(conflict().getByText('MY GOODS')).toBeVisible();
    await expect.element(conflict().getByText('THEIR GOODS')).toBeVisible();
    await expect.element(conflict().getByText('李单证 的修改')).toBeVisible();
    await expect.element(conflict().getByText('陈操作 的修改')).toBeVisible();
    await expect.element(conflict().getByText('对方还修改了：唛头')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await conflict().getByText('SHANGHAI').click();
    await keepChosen();
    expect(await sent(room, calls.bill, 2)).toMatchObject({
      ...{ version: 3, known: { issuePlace: 'SHANGHAI' }, issuePlace: 'SHANGHAI' },
      text: { goods: 'MY GOODS', marks: 'THEIR MARKS', remarks: 'MY REMARK' },
    });
  });

  test('takes theirs only when one says so', async () => {
    const room = await open('bills', theirs, { ...answers, [calls.bill]: [recordChanged] });
    await page.getByLabelText('货名').fill('MY GOODS');
    await press('保存为新版本');
    await conflict().getByRole('button', { name: '关闭' }).click();
    await expect.element(page.getByLabelText('货名')).toHaveValue('MY GOODS');
    await press('保存为新版本');
    await expect.element(conflict().getByText('THEIR GOODS')).toBeVisible();
    expect((await room.heard(calls.bill)).map((heard) => bodyOf(heard).version)).toEqual([2, 2]);
    await conflict().getByRole('button', { name: '放弃我的，用最新内容' }).click();
    await expect.element(page.getByLabelText('货名')).toHaveValue('THEIR GOODS');
  });
});
