import { refusals } from '@fairway/contract/errors.ts';
import type { MessagePush } from '@fairway/contract/live.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { orderAmendPath, orderEditPath, orderPathOf } from '../paths.ts';
import { calls, detail, draft, openOrders, sailing } from '../testing/orders.ts';

const open = (answers: Record<string, Answer[]> = {}, who: 'staff' | 'customer' = 'staff') =>
  openOrders(orderPathOf('o1'), { answers, who });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await press('更多操作');
  await page.getByRole('menuitem', { name }).click();
};
const inDialog = (title: string) => page.getByRole('dialog', { name: title });
const messagePush: MessagePush = {
  ...{ method: 'messagePush', id: 'm1', messageType: 3, title: '订单已受理', bodyText: '', userId: 'u7' },
  ...{ toUserId: ['u1'], messageDefaultTime: 0, unreadNoticeCount: 1 },
  ...{ unreadSystemMessageCount: 1, unreadTotalCount: 1 },
};
const saved = (version = 5) => success({ id: 'o1', version, orderNo: 'SO2026110001', status: 'accepted' });

afterEach(() => page.viewport(390, 844));

describe('one order', () => {
  test('shows its steps, its price, its cargo, its parties and what was done', async () => {
    await open();
    await expect.element(page.getByRole('listitem').filter({ hasText: '审核' }).first()).toBeVisible();
    await page.getByText('费用明细（2 项）').click();
    await expect
      .element(page.getByRole('list', { name: '运费' }).getByText('USD 3,800.00'))
      .toBeInTheDocument();
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    await expect.element(page.getByText(/2030-11-30 12:00（剩 /)).toBeInTheDocument();
    await expect.element(page.getByText('940360')).toBeInTheDocument();
    await expect.element(page.getByText('PACIFIC HOME INC')).toBeInTheDocument();
    await expect.element(page.getByText(/提交订单/)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('that moved on elsewhere is shown as it is now, once its reader is told', async () => {
    const accepted = detail({ status: 'accepted', version: 5, slaDue: null });
    const room = await open({ [calls.one]: [success(detail()), success(accepted)] }, 'customer');
    await expect.element(page.getByText('待审核').first()).toBeVisible();
    await expect.poll(async () => (await room.sockets()).frames.length).toBeGreaterThan(0);
    const other = { ...messagePush, link: '/pages/shipment/cargo/jobinfo?id=o1' };
    await room.sockets({ say: other });
    await room.sockets({ say: { ...messagePush, id: 'm2', link: orderPathOf('o1') } });
    await expect.element(page.getByText('已受理').first()).toBeVisible();
    expect(await room.heard(calls.one)).toHaveLength(2);
  });

  test('that a colleague moved on is shown as it is now', async () => {
    const accepted = detail({ status: 'accepted', version: 5, slaDue: null });
    const room = await open({ [calls.one]: [success(detail()), success(accepted)] });
    await expect.element(page.getByText('待审核').first()).toBeVisible();
    await expect.poll(async () => (await room.sockets()).frames.length).toBeGreaterThan(0);
    await room.sockets({ say: { method: 'orderChanged', orderId: 'o1' } });
    await expect.element(page.getByText('已受理').first()).toBeVisible();
  });

  test('priced for other boxes leads to the new price and to the charges of its shipment', async () => {
    const order = detail({
      ...{ warnings: ['priceOtherBoxes'], can: ['reprice'], status: 'converted', shipmentId: 's1' },
    });
    await open({ [calls.one]: [success(order)] });
    await expect
      .element(page.getByText(/价格仍按变更前的箱量计算：请重新计价，或在业务的费用中更正/))
      .toBeVisible();
    const link = page.getByRole('link', { name: '打开业务费用' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('chargedetail?shipmentId=s1'));
  });

  test('stands in two columns on a desk', async () => {
    await page.viewport(1440, 900);
    await open({
      [calls.one]: [
        success(
          detail({
            ...{ status: 'confirmed', sailing, soNo: 'COSU6123', can: ['convert', 'talk'] },
            cutoffs: [{ cutoff: 'cutSi', at: sailing.cutSi, timeZone: 'Asia/Shanghai' }],
          }),
        ),
      ],
    });
    await expect.element(page.getByText('2030-11-29 12:00')).toBeVisible();
    await expect.element(page.getByText('COSU6123')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '转业务' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('that failed says at which step and why', async () => {
    await open({
      [calls.one]: [
        success(
          detail({
            ...{ status: 'rejected', rejectReason: 'space', stateRemark: '本周爆舱', slaDue: null },
            next: { what: 'none', by: null, until: null, cutoff: null },
            steps: [
              { step: 'draft', state: 'done', at: 1 },
              { step: 'review', state: 'failed', at: 2 },
              { step: 'booking', state: 'ahead', at: null },
            ],
          }),
        ),
      ],
    });
    await expect.element(page.getByText('原因：舱位不足、本周爆舱')).toBeVisible();
    expect(document.querySelector('.step-failed')?.textContent).toContain('审核');
  });

  test('that is not there for somebody is not found', async () => {
    await open({ [calls.one]: [refused(refusals.NOT_FOUND.code, '不存在')] });
    await expect.element(page.getByText('暂无此页面').first()).toBeVisible();
  });
});

describe('acts', () => {
  test('are those the server allows, and no others', async () => {
    await open({ [calls.one]: [success(detail({ can: ['withdraw', 'copy'] }))] }, 'customer');
    await expect.element(page.getByRole('button', { name: '撤回' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '复制下单' })).toBeVisible();
    for (const name of ['受理', '更多操作', '提交订单', '编辑'])
      await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  });

  test('a rejection needs a reason code', async () => {
    const room = await open({
      [calls.one]: [success(detail({ can: ['accept', 'askInfo', 'reject'] }))],
      [calls.act('Reject')]: [saved()],
    });
    await choose('拒绝');
    const sheet = inDialog('拒绝订单');
    await expect.element(sheet.getByRole('button', { name: '拒绝' })).toBeDisabled();
    await sheet.getByRole('combobox', { name: '拒绝原因' }).selectOptions('compliance');
    await sheet.getByRole('textbox', { name: /补充说明/ }).fill('品名受限');
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '拒绝' }).click();
    await expect.poll(toast).toBe('订单已拒绝');
    expect(bodyOf((await room.heard(calls.act('Reject')))[0])).toEqual({
      ...{ version: 4, reason: 'compliance', remark: '品名受限' },
    });
  });

  test('beyond the credit it is accepted only with a reason', async () => {
    const cny = (amount: string) => ({ currency: 'CNY', amount });
    const room = await open({
      [calls.one]: [
        success(
          detail({
            can: ['accept', 'acceptBeyondCredit'],
            credit: {
              ...{ limit: cny('50000.00'), used: cny('40000.00'), order: cny('28990.00') },
              left: cny('-18990.00'),
              ...{ isExceeded: true, missingRate: null },
            },
          }),
        ),
      ],
      [calls.act('Accept')]: [
        success({ id: 'o1', version: 5, orderNo: 'SO1', status: 'accepted', isWaitingForCredit: false }),
      ],
    });
    await press('受理');
    const sheet = inDialog('受理订单 SO2026110001');
    await expect.element(sheet.getByText('CNY 50,000.00')).toBeVisible();
    await expect.element(sheet.getByText('CNY -18,990.00')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: '超额受理' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '超额受理原因' }).fill('老客户，本周回款');
    await sheet.getByRole('button', { name: '超额受理' }).click();
    await expect.poll(toast).toBe('订单已受理，价格已锁定');
    expect(bodyOf((await room.heard(calls.act('Accept')))[0]).creditReason).toBe('老客户，本周回款');
  });

  test('space is booked on a sailing that says whether the price holds', async () => {
    const room = await open({
      [calls.one]: [success(detail({ status: 'accepted', slaDue: null, can: ['book'] }))],
      [calls.sailings]: [
        success({
          list: [
            { ...sailing, status: 'open', priceHolds: true },
            {
              ...{ ...sailing, id: 's2', carrierVoyage: '025W', status: 'open', priceHolds: false },
              ...{ cutSi: 1, cutVgm: 2 },
            },
          ],
        }),
      ],
      [calls.act('Book')]: [saved()],
    });
    await press('订舱');
    const sheet = inDialog('选择船期订舱');
    await expect.element(sheet.getByText('超出价格有效期')).toBeVisible();
    await expect.element(sheet.getByText('已过：截单、截VGM')).toBeVisible();
    await sheet.getByRole('radio', { name: /024W/ }).click();
    await sheet.getByRole('button', { name: '订舱' }).click();
    await expect.poll(toast).toBe('已发起订舱');
    expect(bodyOf((await room.heard(calls.act('Book')))[0])).toEqual({
      ...{ version: 4, sailingId: 's1', departure: null },
    });
  });

  test('a ship that is on no list is written down', async () => {
    const room = await open({
      [calls.one]: [success(detail({ status: 'accepted', slaDue: null, can: ['book', 'cancel'] }))],
      [calls.act('Book')]: [saved()],
    });
    await press('订舱');
    const sheet = inDialog('选择船期订舱');
    await expect.element(sheet.getByText(/该航线近期没有船期/)).toBeVisible();
    await expect.element(sheet.getByRole('link', { name: '打开船期表' })).toBeVisible();
    await sheet.getByLabelText('船名').fill('XIN HAI');
    await sheet.getByLabelText('航次').fill('011E');
    await sheet.getByLabelText('开船时间（ETD）').fill('2030-11-30T12:00');
    await sheet.getByLabelText('到港时间（ETA）').fill('2030-11-29T12:00');
    await expect.element(sheet.getByText('日期先后不对')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: '订舱' })).toBeDisabled();
    await sheet.getByLabelText('到港时间（ETA）').fill('2030-12-15T12:00');
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '订舱' }).click();
    await expect.poll(toast).toBe('已发起订舱');
    const etd = Date.UTC(2030, 10, 30, 4);
    expect(bodyOf((await room.heard(calls.act('Book')))[0])).toEqual({
      ...{ version: 4, sailingId: null },
      departure: { name: 'XIN HAI', number: '011E', etd, eta: etd + 15 * 86_400_000 },
    });
  });

  test.each([
    ['staff', ['reprice', 'failSpace'], '请重新计价，或登记舱位失败后改订有效期内的船期'],
    ['staff', ['talk'], '由业务员 王小明 或操作、商务重新计价'],
    ['customer', ['talk'], '我们会重新计价并通知您，您无需操作。如有疑问请联系业务员 王小明'],
  ] as const)('%s who may %s are told about a price that does not stand', async (who, can, said) => {
    const order = detail({ status: 'booking', warnings: ['priceLeftValidity'], can: [...can] });
    await open({ [calls.one]: [success(order)] }, who);
    await expect.element(page.getByText(`计价日已不在运价有效期内：${said}`)).toBeVisible();
  });

  test('that are refused say why for as long as it is looked at', async () => {
    const why = '计价日 2026-12-04 不在运价有效期内，请改选开船日期或其他运价';
    await open({
      [calls.one]: [success(detail({ can: ['convert', 'reprice', 'release'], status: 'confirmed' }))],
      [calls.rates]: [success({ list: [] })],
      [calls.preview]: [success({ before: [], totals: [], difference: [], lines: [] })],
      [calls.act('Reprice')]: [refused(400, why)],
      [calls.act('Convert')]: [refused(400, '订单状态不对')],
      [calls.act('Release')]: [
        { json: { code: 400, msg: '参数有误：soNo 格式不正确', data: { fields: { soNo: '格式不正确' } } } },
      ],
    });
    await press('转业务');
    await page.getByRole('alertdialog').getByRole('button', { name: '转业务' }).click();
    await expect.element(inDialog('未能完成').getByText('订单状态不对')).toBeVisible();
    await inDialog('未能完成').getByRole('button', { name: '关闭' }).last().click();
    await choose('重新计价');
    await inDialog('重新计价').getByRole('button', { name: '重新计价' }).click();
    await expect.element(inDialog('重新计价').getByRole('alert')).toHaveTextContent(why);
    await inDialog('重新计价').getByRole('button', { name: '关闭' }).last().click();
    await press('放舱');
    const sheet = inDialog('登记放舱');
    await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
    await sheet.getByRole('textbox', { name: 'SO 号' }).fill('?');
    await sheet.getByRole('button', { name: '放舱' }).click();
    await expect.element(sheet.getByText('SO 号 格式不正确')).toBeVisible();
    await expect.element(sheet.getByRole('textbox', { name: 'SO 号' })).toBeInvalid();
  });

  test('a new price is shown line by line before it is taken, also by another rate', async () => {
    const sums = (usd: string) => [
      { currency: 'CNY', amount: '2200.00' },
      { currency: 'USD', amount: usd },
    ];
    const more = (usd: string) => [
      { currency: 'CNY', amount: '0.00' },
      { currency: 'USD', amount: usd },
    ];
    const rate = (rateId: string, rateNo: string, usd: string) => ({
      ...{ rateId, rateNo, carrierName: '中远海运', isDirect: true, transitDays: 15, isOwn: rateId === 'r1' },
      ...{ validFrom: '2026-11-01', validTo: '2030-12-30', totals: sums(usd), converted: null },
    });
    const preview = (usd: string, difference: string) =>
      success({
        ...{ before: sums('3800.00'), totals: sums(usd), difference: more(difference) },
        lines: [
          {
            ...{ group: 'freight', chargeCode: 'OFT', nameZh: '海运费', nameEn: 'Ocean freight' },
            ...{ boxType: '40HQ', currency: 'USD', before: '3800.00', after: usd, difference },
          },
        ],
      });
    const room = await open({
      [calls.one]: [success(draft({ warnings: ['priceLockOver'], can: ['edit', 'reprice', 'submit'] }))],
      [calls.rates]: [success({ list: [rate('r1', 'RT1', '4000.00'), rate('r2', 'RT2', '3700.00')] })],
      [calls.preview]: [preview('4000.00', '200.00'), preview('3700.00', '-100.00')],
      [calls.act('Reprice')]: [
        success({
          ...{ id: 'o1', version: 5, orderNo: 'SO2026110001', status: 'draft' },
          ...{ totals: sums('3700.00'), difference: more('-100.00') },
        }),
      ],
    });
    await press('重新计价');
    const asked = inDialog('重新计价');
    await expect
      .element(asked.getByRole('row', { name: '海运费 OFT 40HQ USD 3,800.00 4,000.00 +200.00' }))
      .toBeVisible();
    await asked.getByRole('radio', { name: /RT2/ }).click();
    await expect
      .element(asked.getByRole('row', { name: '海运费 OFT 40HQ USD 3,800.00 3,700.00 -100.00' }))
      .toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await asked.getByRole('button', { name: '重新计价' }).click();
    const sheet = inDialog('重新计价结果');
    await expect.element(sheet.getByRole('row', { name: 'USD 3,800.00 3,700.00 -100.00' })).toBeVisible();
    expect(bodyOf((await room.heard(calls.act('Reprice')))[0])).toEqual({ version: 4, rateId: 'r2' });
    expect(bodyOf((await room.heard(calls.preview))[1])).toEqual({ rateId: 'r2' });
  });

  test('changes that were asked for are shown side by side and granted', async () => {
    const room = await open({
      [calls.one]: [
        success(
          detail({
            ...{ status: 'confirmed', request: 'amend', slaDue: null, can: ['answerAmend'] },
            asked: {
              ...{ request: 'amend', at: 1_800_000_000_000, byName: '李经理', remark: '收货人更名' },
              differences: [{ field: 'commodity', before: '木制家具', after: '钢制家具' }],
            },
          }),
        ),
      ],
      [calls.act('AnswerAmend')]: [saved()],
    });
    await press('答复变更');
    const sheet = inDialog('答复变更');
    await expect.element(sheet.getByRole('row', { name: '中文品名 木制家具 钢制家具' })).toBeVisible();
    await sheet.getByRole('button', { name: '同意' }).click();
    await expect.poll(toast).toBe('已答复');
    expect(bodyOf((await room.heard(calls.act('AnswerAmend')))[0])).toEqual({
      ...{ version: 4, isGranted: true, remark: '' },
    });
  });

  test('a late cancellation is granted with dead freight', async () => {
    const room = await open({
      [calls.one]: [
        success(
          detail({
            ...{ status: 'confirmed', request: 'cancel', slaDue: null, can: ['answerCancel'] },
            asked: {
              ...{ request: 'cancel', at: 1_800_000_000_000, byName: '李经理', remark: '工厂延期' },
              differences: [],
            },
          }),
        ),
      ],
      [calls.act('AnswerCancel')]: [saved()],
    });
    await press('答复取消');
    const sheet = inDialog('答复取消');
    await sheet.getByRole('switch', { name: '收取亏舱费' }).click();
    await expect.element(sheet.getByRole('button', { name: '同意' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '金额' }).fill('300');
    await sheet.getByRole('button', { name: '同意' }).click();
    await expect.poll(toast).toBe('已答复');
    expect(bodyOf((await room.heard(calls.act('AnswerCancel')))[0])).toMatchObject({
      ...{ isGranted: true, deadFreight: { currency: 'USD', amount: '300' } },
    });
  });

  test('lead to the form to edit and to ask for changes', async () => {
    await open({ [calls.one]: [success(draft())] }, 'customer');
    await press('编辑');
    await expect.poll(place).toBe(orderEditPath('o1'));
    expect(orderAmendPath('o1')).toBe(`${orderEditPath('o1')}&amend=1`);
  });

  test('a ship that is on no list is released with the cut-offs of its carrier', async () => {
    const etd = Date.UTC(2030, 10, 20, 4);
    const sailing = {
      ...{ id: '', vesselName: 'XIN HAI', carrierVoyage: '011E', timeZone: 'Asia/Shanghai', transitDays: 15 },
      ...{ etd, eta: etd + 15 * 86_400_000, cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null },
      cutManifest: null,
    };
    const room = await open({
      [calls.one]: [success(detail({ can: ['release'], status: 'booking', sailing }))],
      [calls.act('Release')]: [success({ id: 'o1', version: 5, orderNo: 'SO1', status: 'confirmed' })],
    });
    await press('放舱');
    const sheet = inDialog('登记放舱');
    await expect.element(sheet.getByText(/请按放舱通知填写/)).toBeVisible();
    await sheet.getByRole('textbox', { name: 'SO 号' }).fill('COSU6123');
    await sheet.getByLabelText('截单').fill('2030-11-21 12:00');
    await expect.element(sheet.getByText('晚于开船时间')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: '放舱' })).toBeDisabled();
    await sheet.getByLabelText('截单').fill('2030-11-18 12:00');
    await sheet.getByRole('button', { name: '放舱' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(JSON.parse((await room.heard(calls.act('Release')))[0]?.body ?? '')).toMatchObject({
      ...{ soNo: 'COSU6123', cutoffs: { cutSi: Date.UTC(2030, 10, 18, 4), cutPort: null } },
    });
  });

  test('of what somebody else changed are refused, and it is shown as it is now', async () => {
    await open({
      [calls.one]: [
        success(detail({ can: ['release'], status: 'booking' })),
        success(detail({ status: 'cancelled', can: [] })),
      ],
      [calls.act('Release')]: [refused(refusals.RECORD_CHANGED.code, '他人已修改')],
    });
    await press('放舱');
    await inDialog('登记放舱').getByRole('textbox', { name: 'SO 号' }).fill('COSU6123');
    await inDialog('登记放舱').getByRole('button', { name: '放舱' }).click();
    await expect.element(page.getByText('已取消').first()).toBeInTheDocument();
  });
});
