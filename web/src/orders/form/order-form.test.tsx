import { refusals } from '@fairway/contract/errors.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { calls as rateCalls } from '../../freight/testing/rates.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { draftOf, forgetDraft } from '../../wire/drafts.ts';
import { queryClient } from '../../wire/query-client.ts';
import { myOrdersPath, newOrderPath, orderAmendPath, orderEditPath, orderPathOf } from '../paths.ts';
import { calls, detail, draft, openOrders } from '../testing/orders.ts';
import { draftsApart, keepOrderDraft, orderDraftOf } from './order-draft.ts';
import { waitingOrders } from './waiting-orders.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const made = (changes = {}) =>
  success({ id: 'o1', version: 1, orderNo: 'SO1', status: 'draft', isKnown: false, ...changes });
const fromRate = newOrderPath({ rateId: 'r1' }, new URLSearchParams({ boxes: '2x40HQ', etd: '2030-11-28' }));

afterEach(async () => {
  // What one test left half written is not for the next.
  forgetDraft('order new');
  await page.viewport(390, 844);
});

describe('a new order', () => {
  test('goes step by step on a phone, says what is missing and is sent once it is complete', async () => {
    const room = await openOrders(fromRate, {
      who: 'customer',
      answers: {
        [calls.add]: [made()],
        [calls.act('Submit')]: [success({ id: 'o1', version: 2, orderNo: 'SO1', status: 'submitted' })],
      },
    });
    await expect.element(page.getByText('宁波').first()).toBeInTheDocument();
    await page.getByLabelText('货好日期').fill('2030-11-20');
    await press('下一步');
    await expect.element(page.getByRole('textbox', { name: '40HQ 数量' })).toHaveValue('2');
    await page.getByLabelText('毛重（kg）').fill('90000');
    await expect.element(page.getByText('毛重超过所选箱型的载重')).toBeVisible();
    await page.getByLabelText('毛重（kg）').fill('36000');
    await page.getByLabelText('HS 编码').fill('9403');
    await expect.element(page.getByText('HS 编码为 6–10 位数字')).toBeVisible();
    await page.getByLabelText('HS 编码').fill('940360');
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: /确认/ }).click();
    await expect.element(page.getByText('提交前需处理（2）')).toBeVisible();
    await expect.element(page.getByText('CNY 28,990.00')).toBeVisible();
    await press('提交订单');
    await expect.element(page.getByLabelText('中文品名')).toHaveFocus();
    await userEvent.keyboard('木制家具');
    await press('下一步');
    await page.getByRole('group', { name: '发货人' }).getByLabelText('名称').fill('宁波远洋');
    await page.getByRole('button', { name: /确认/ }).click();
    await expect.element(page.getByText('资料完整，可以提交')).toBeVisible();
    await press('提交订单');
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect(bodyOf((await room.heard(calls.add))[0])).toMatchObject({
      ...{ rateId: 'r1', polId: 'ngb', podId: 'lax', commodity: '木制家具', grossKg: '36000', cbm: '0' },
      boxes: [{ type: '40HQ', count: 2, isShipperOwned: false, temperature: null }],
      clientId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(await room.heard(calls.act('Submit'))).toHaveLength(1);
  });

  test('says what is missing before the next step, and begins each at its top', async () => {
    await openOrders(fromRate, { who: 'customer' });
    await expect.element(page.getByText('带 * 的为提交前必填项')).toBeVisible();
    await press('下一步');
    await expect.element(page.getByLabelText('货好日期')).toHaveFocus();
    await expect.element(page.getByLabelText('货好日期')).toBeInvalid();
    await page.getByLabelText('货好日期').fill('2030-11-20');
    const scroller = () => document.querySelector('.page-scroll') ?? document.body;
    scroller().scrollTop = 300;
    expect(scroller().scrollTop).toBeGreaterThan(0);
    await press('下一步');
    await expect.element(page.getByLabelText('毛重（kg）')).toBeInTheDocument();
    expect(scroller().scrollTop).toBe(0);
    await page.getByLabelText('件数').click();
    await userEvent.keyboard('1.5');
    await expect.element(page.getByLabelText('件数')).toHaveValue('1.5');
    await expect.element(page.getByText('件数须为整数')).toBeVisible();
    await page.getByLabelText('毛重（kg）').fill('99999999');
    await expect.element(page.getByText('毛重不能超过 9,999,999.999 kg')).toBeVisible();
    await page.getByLabelText('毛重（kg）').fill('36000');
    await page.getByLabelText('中文品名').fill('木制家具');
    await press('下一步');
    await expect.element(page.getByLabelText('件数')).toHaveFocus();
    await page.getByLabelText('件数').fill('15');
    await press('下一步');
    await expect.element(page.getByRole('button', { name: '选用历史 发货人' })).toBeInTheDocument();
  });

  test('that the server refuses says so at the field, by its name on the screen', async () => {
    await openOrders(fromRate, {
      who: 'customer',
      answers: {
        [calls.add]: [refused(400, '参数有误：hsCode 格式不正确', { fields: { hsCode: '格式不正确' } })],
      },
    });
    await page.getByLabelText('提货地').fill('北仑仓库');
    await page.getByRole('button', { name: /确认/ }).click();
    await press('保存草稿');
    await expect.element(page.getByLabelText('HS 编码')).toHaveFocus();
    await expect.element(page.getByLabelText('HS 编码')).toBeInvalid();
    expect(toast()).toBe('');
    await page.getByLabelText('HS 编码').fill('940360');
    await expect.element(page.getByText('格式不正确')).not.toBeInTheDocument();
  });

  test('without a network is kept on the device, and sent once when there is one', async () => {
    const room = await openOrders(fromRate, {
      who: 'customer',
      answers: { [calls.add]: [{ drop: true }] },
    });
    await page.getByLabelText('提货地').fill('北仑仓库');
    await expect.poll(() => draftOf('order new')).toBeDefined();
    await page.getByRole('button', { name: /确认/ }).click();
    await press('保存草稿');
    await expect.poll(place, { timeout: 15_000 }).toBe(myOrdersPath);
    expect(waitingOrders()).toHaveLength(1);
    expect(draftOf('order new')).toBeUndefined();
    await expect.element(page.getByText('1 张订单保存在本机，联网后自动发送')).toBeVisible();
    const [{ clientId } = { clientId: '' }] = waitingOrders();
    await room.answer(calls.add, made());
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await expect.poll(toast).toBe('本机保存的订单已发送');
    expect(waitingOrders()).toEqual([]);
    const heard = await room.heard(calls.add);
    // However often it was tried, it is the same order.
    for (const one of heard) expect(bodyOf(one)).toMatchObject({ clientId, receiptPlace: '北仑仓库' });
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/保存在本机/)).not.toBeInTheDocument();
    expect(await room.heard(calls.add)).toHaveLength(heard.length);
  });

  test('that waits for a network is opened again, and nothing says that it was lost', async () => {
    await openOrders(fromRate, { who: 'customer', answers: { [calls.add]: [{ drop: true }] } });
    await page.getByLabelText('提货地').fill('北仑仓库');
    await page.getByRole('button', { name: /箱量货物/ }).click();
    await page.getByLabelText('中文品名').fill('木制家具');
    await page.getByRole('button', { name: /确认/ }).click();
    await press('保存草稿');
    await expect.poll(place, { timeout: 15_000 }).toBe(myOrdersPath);
    expect(page.getByText(/可能没有完成/).elements()).toEqual([]);
    await press('打开 木制家具');
    expect(waitingOrders()).toEqual([]);
    await press('继续填写');
    await expect.element(page.getByLabelText('提货地')).toHaveValue('北仑仓库');
  });

  test('that waits is opened beside a new one that is not saved yet: both are kept', async () => {
    await openOrders(fromRate, { who: 'customer', answers: { [calls.add]: [{ drop: true }] } });
    await page.getByLabelText('提货地').fill('北仑仓库');
    await page.getByRole('button', { name: /箱量货物/ }).click();
    await page.getByLabelText('中文品名').fill('木制家具');
    await page.getByRole('button', { name: /确认/ }).click();
    await press('保存草稿');
    await expect.poll(place, { timeout: 15_000 }).toBe(myOrdersPath);
    const typed = { ...(waitingOrders()[0]?.fields as OrderFields), receiptPlace: '大榭堆场' };
    keepOrderDraft(undefined, { clientId: 'other', version: null, base: typed, fields: typed, files: [] });
    await press('打开 木制家具');
    await press('继续填写');
    await expect.element(page.getByLabelText('提货地')).toHaveValue('北仑仓库');
    expect(orderDraftOf(undefined)?.kept.fields.receiptPlace).toBe('大榭堆场');
    expect(draftsApart().map(({ fields }) => fields.receiptPlace)).toEqual(['北仑仓库']);
    await cleanup();
    queryClient.clear();
    await openOrders(myOrdersPath, { who: 'customer' });
    await press('打开 木制家具');
    await press('继续填写');
    await expect.element(page.getByLabelText('提货地')).toHaveValue('北仑仓库');
  });

  test('that the server has already is written on what it became', async () => {
    const room = await openOrders(fromRate, {
      answers: {
        [calls.add]: [made({ isKnown: true, version: 3 })],
        [calls.one]: [success(draft({ version: 3 }))],
        [calls.change]: [success({ id: 'o1', version: 4, orderNo: 'SO1', status: 'draft' })],
      },
    });
    await page.getByLabelText('提货地').fill('北仑仓库');
    await page.getByRole('button', { name: /确认/ }).click();
    await press('保存草稿');
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect(bodyOf((await room.heard(calls.change))[0])).toMatchObject({
      version: 3,
      receiptPlace: '北仑仓库',
    });
  });

  test('that was typed and left is offered on return', async () => {
    await openOrders(newOrderPath());
    await page.getByLabelText('提货地').fill('北仑仓库');
    await expect.poll(() => draftOf('order new')).toBeDefined();
    await cleanup();
    queryClient.clear();
    await openOrders(newOrderPath());
    await press('继续填写');
    await expect.element(page.getByLabelText('提货地')).toHaveValue('北仑仓库');
    await press('返回');
    await press('继续编辑');
    await expect.element(page.getByLabelText('提货地')).toHaveValue('北仑仓库');
  });

  test('of dangerous goods needs number, class and safety sheet', async () => {
    await page.viewport(1440, 900);
    await openOrders(newOrderPath());
    await page.getByRole('switch', { name: '危险品' }).click();
    const problems = page.getByRole('list', { name: /提交前需处理/ });
    for (const name of ['UN 编号', '危险品类别', /危险品需上传 MSDS/])
      await expect.element(problems.getByRole('button', { name })).toBeVisible();
    await problems.getByRole('button', { name: 'UN 编号' }).click();
    await expect.element(page.getByLabelText('UN 编号')).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('takes who was written before, and tells the consignee', async () => {
    await page.viewport(1440, 900);
    const party = { name: 'PACIFIC HOME INC', address: 'Los Angeles', contact: '', phone: '', email: '' };
    await openOrders(newOrderPath(), {
      answers: { [calls.parties]: [success({ list: [{ ...party, usedAt: 1 }] })] },
    });
    await page.getByRole('button', { name: '选用历史 收货人' }).click();
    await page.getByRole('button', { name: /PACIFIC HOME INC/ }).click();
    await press('同收货人');
    await expect
      .element(page.getByRole('group', { name: '通知方' }).getByLabelText('名称'))
      .toHaveValue('PACIFIC HOME INC');
  });
});

describe('an order that is there', () => {
  const theirs = draft({
    version: 9,
    fields: { ...draft().fields, commodity: '钢制家具', poNo: 'PO-9' },
    history: [
      {
        ...{ id: 'h9', at: 9, act: 'edit', byName: '李操作', isByCustomer: false, status: 'draft' },
        ...{ rejectReason: null, remark: '' },
        differences: [{ field: 'commodity', before: '木制家具', after: '钢制家具' }],
      },
    ],
  });
  const answers = {
    [calls.one]: [success(draft()), success(theirs)],
    [calls.change]: [
      refused(refusals.RECORD_CHANGED.code, '他人已修改'),
      success({ id: 'o1', version: 10, orderNo: 'SO1', status: 'draft' }),
    ],
  };
  const edit = async () => {
    await page.viewport(1440, 900);
    const room = await openOrders(orderEditPath('o1'), { answers });
    await page.getByLabelText('中文品名').fill('藤制家具');
    await press('保存草稿');
    return room;
  };
  const sheet = () => page.getByRole('dialog', { name: '他人已修改，查看差异' });

  const side = (name: RegExp) =>
    sheet().getByRole('group', { name: '中文品名' }).getByRole('radio', { name });

  test('and was changed meanwhile shows what differs, and mine is kept on top', async () => {
    const room = await edit();
    await expect.element(side(/我的修改.*藤制家具/)).toBeChecked();
    await expect.element(side(/李操作 的修改.*钢制家具/)).not.toBeChecked();
    await expect.element(sheet().getByRole('row', { name: 'PO 号 空 PO-9' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet().getByRole('button', { name: '按所选保存' }).click();
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect(bodyOf((await room.heard(calls.change)).at(-1))).toMatchObject({
      ...{ version: 9, commodity: '藤制家具', poNo: 'PO-9' },
    });
  });

  test('or theirs is taken for one field, and the rest of mine stays', async () => {
    await page.viewport(1440, 900);
    const room = await openOrders(orderEditPath('o1'), { answers });
    await page.getByLabelText('中文品名').fill('藤制家具');
    await page.getByLabelText('客户参考号').fill('REF-1');
    await press('保存草稿');
    await side(/钢制家具/).click();
    await sheet().getByRole('button', { name: '按所选保存' }).click();
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect(bodyOf((await room.heard(calls.change)).at(-1))).toMatchObject({
      ...{ version: 9, commodity: '钢制家具', poNo: 'PO-9', customerRef: 'REF-1' },
    });
  });

  test('and was not sent goes on under the version that was kept', async () => {
    await page.viewport(1440, 900);
    const kept = (version: number) => ({ ...draft(), version, fields: { ...draft().fields, poNo: 'PO-1' } });
    const room = await openOrders(orderEditPath('o1'), {
      answers: {
        [calls.one]: [success(draft()), success(kept(5))],
        [calls.change]: [
          success({ id: 'o1', version: 5, orderNo: 'SO1', status: 'draft' }),
          success({ id: 'o1', version: 6, orderNo: 'SO1', status: 'draft' }),
        ],
        [calls.act('Submit')]: [
          refused(refusals.ORDER_WITHOUT_PRICE.code, '订单还没有价格'),
          success({ id: 'o1', version: 7, orderNo: 'SO1', status: 'submitted' }),
        ],
      },
    });
    await page.getByLabelText('PO 号').fill('PO-1');
    await press('提交订单');
    await expect.element(page.getByText('订单还没有价格')).toBeVisible();
    await page.getByLabelText('客户参考号').fill('REF-1');
    await press('提交订单');
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect((await room.heard(calls.change)).map((heard) => bodyOf(heard).version)).toEqual([
      draft().version,
      5,
    ]);
  });

  test('or the newest is taken', async () => {
    await edit();
    await sheet().getByRole('button', { name: '放弃我的，用最新内容' }).click();
    await expect.element(page.getByLabelText('中文品名')).toHaveValue('钢制家具');
    await expect.element(page.getByLabelText('PO 号')).toHaveValue('PO-9');
  });

  test('and is booked is changed by asking, only where that is possible', async () => {
    await page.viewport(1440, 900);
    const differences = [{ field: 'commodity', before: '木制家具', after: '钢制家具' }];
    const room = await openOrders(orderAmendPath('o1'), {
      who: 'customer',
      answers: {
        [calls.one]: [success(detail({ status: 'confirmed', can: ['requestAmend'] }))],
        [calls.act('RequestAmend')]: [
          success({ id: 'o1', version: 5, orderNo: 'SO1', status: 'confirmed', differences }),
        ],
      },
    });
    await expect.element(page.getByRole('button', { name: '提交变更申请' })).toBeDisabled();
    // Nothing that the price depends on was changed: it is that of the order.
    await expect.element(page.getByText('USD 3,800.00').first()).toBeVisible();
    expect(await room.heard(rateCalls.price)).toHaveLength(0);
    await expect.element(page.getByLabelText('期望开船日（起）')).not.toBeInTheDocument();
    await page.getByLabelText('中文品名').fill('钢制家具');
    await press('提交变更申请');
    await expect.poll(place).toBe(orderPathOf('o1'));
    expect(bodyOf((await room.heard(calls.act('RequestAmend')))[0])).toMatchObject({
      ...{ version: 4, fields: { commodity: '钢制家具', polId: 'ngb' } },
    });
  });

  test('and is not to be written any more is only read', async () => {
    await openOrders(orderEditPath('o1'), { answers: { [calls.one]: [success(detail())] } });
    await expect.element(page.getByText('该订单不能再编辑')).toBeVisible();
  });
});
