import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { applyPathOf, releasePathOf } from '../paths.ts';
import {
  calls,
  detail,
  gateWith,
  heldByCustoms,
  hold,
  letter,
  noLetter,
  openReleases,
  originalsOut,
  owes,
  saved,
  toExecute,
} from '../testing/releases.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const png = 'data:image/png;base64,iVBORw0KGgo=';
const here = releasePathOf('r1');
const withOne = (one: ReturnType<typeof detail>) => ({ [calls.one('r1')]: [success(one)] });

describe('how the gate stands', () => {
  test('amber: what is owed, what would do, the credit beyond its limit, and where it helps', async () => {
    await openReleases(here);
    await expect.element(page.getByText('G1 应收款')).toBeVisible();
    await expect.element(page.getByText('未通过，可审批')).toBeVisible();
    await expect.element(page.getByText('收款 USD 4,860.00 后可放')).toBeVisible();
    await expect.element(page.getByText('收款 USD 1,200.50 后可放')).toBeVisible();
    await expect.element(page.getByText(/超出 CNY 8,511.50/)).toBeVisible();
    await expect.element(page.getByText(/可处理：客户、财务/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await press('去收款');
    await expect.poll(place).toBe('/pages/shipment/cargoshipment_invoice?open=1&f.party=c1');
  });

  test('red: a hold that must be lifted, and is', async () => {
    const held = detail({
      ...{ status: 'held', heldFrom: 'approving', verdict: 'hard', line: '海关扣货：查验未放行' },
      ...{ gate: gateWith('hard', heldByCustoms), holds: [hold()], pay: [], can: ['withdraw'] },
    });
    const room = await openReleases(here, {
      answers: { ...withOne(held), [calls.lift('h1')]: [success({ id: 'h1' })] },
    });
    await expect.element(page.getByText('未通过，必须解决')).toBeVisible();
    // It failed where it was when it was held.
    await expect.element(page.getByRole('listitem').filter({ hasText: '审批扣货' })).toBeInTheDocument();
    await press('解除扣货');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText('海关：查验未放行')).toBeVisible();
    await sheet.getByRole('textbox', { name: '解除原因' }).fill('查验已放行');
    await sheet.getByRole('button', { name: '解除扣货' }).click();
    await expect.poll(toast).toBe('扣货已解除');
    expect(bodyOf((await room.heard(calls.lift('h1')))[0])).toEqual({ reason: '查验已放行' });
  });

  test('green: nothing to do but to go on', async () => {
    const fine = detail({ verdict: 'green', line: '本票应收已结清', gate: gateWith('green'), pay: [] });
    await openReleases(here, { answers: withOne(fine) });
    await expect.element(page.getByText('通过', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: '去收款' })).not.toBeInTheDocument();
  });

  test('money alone does not do where something else fails too', async () => {
    const both = detail({ gate: gateWith('hard', owes, originalsOut) });
    const room = await openReleases(here, {
      answers: { ...withOne(both), [calls.originals]: [success({ list: [] })] },
    });
    await expect.element(page.getByText('收款 USD 4,860.00 后应收检查通过')).toBeVisible();
    await press('登记收回正本');
    await page.getByRole('textbox', { name: '收回份数' }).fill('4');
    await expect.element(page.getByRole('button', { name: '保存' })).toBeDisabled();
    await page.getByRole('textbox', { name: '收回份数' }).fill('3');
    await press('保存');
    await expect.poll(toast).toBe('正本已登记');
    expect(bodyOf((await room.heard(calls.originals))[0])).toEqual({
      ...{ shipmentId: 's1', billId: 'b1', known: 1, collected: 3 },
    });
  });

  test('what changed since the approval stands beside what was approved', async () => {
    const worse = toExecute({
      differences: [{ code: 'G1', before: '本票应收已结清', now: '有 1 张账单逾期，最长 12 天' }],
    });
    await openReleases(here, { answers: withOne(worse) });
    await expect.element(page.getByRole('heading', { name: '批准后有变化' })).toBeVisible();
    await expect.element(page.getByText('批准时', { exact: true })).toBeVisible();
  });
});

describe('what is done with it', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('it is approved where the request is, by its button or A', async () => {
    await openReleases(here);
    await expect.element(page.getByRole('button', { name: '去审批' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await userEvent.keyboard('a');
    await expect.poll(place).toContain('/pages/workFlow/flowBefore/index');
  });

  test('it is executed under a number', async () => {
    const room = await openReleases(here, {
      answers: {
        ...withOne(toExecute()),
        [calls.act('r1', 'Execute')]: [saved('released', { differences: [] })],
      },
    });
    await expect.element(page.getByRole('button', { name: '执行放货' })).toBeVisible();
    await userEvent.keyboard('e');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('button', { name: '执行放货' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '电放号' }).fill('TLX-778');
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '执行放货' }).click();
    await expect.poll(toast).toBe('已放货 REL2611-0001');
    expect(bodyOf((await room.heard(calls.act('r1', 'Execute')))[0])).toEqual({
      ...{ version: 3, releaseRef: 'TLX-778', tellsAgent: true, remark: '' },
    });
  });

  test('where it got worse the screen says that nothing was released, and why', async () => {
    const differences = [{ code: 'G2', before: '没有扣货', now: '海关扣货：查验未放行' }];
    await openReleases(here, {
      answers: {
        ...withOne(toExecute()),
        [calls.act('r1', 'Execute')]: [saved('approving', { differences })],
      },
    });
    await press('执行放货');
    await page.getByRole('textbox', { name: '电放号' }).fill('TLX-778');
    await page.getByRole('dialog').getByRole('button', { name: '执行放货' }).click();
    const sheet = page.getByRole('dialog', { name: '没有放货：已退回审批' });
    await expect.element(sheet.getByText('海关扣货：查验未放行')).toBeVisible();
    await expect.element(sheet.getByText(/REL2611-0001 已退回审批/)).toBeVisible();
    await sheet.getByRole('button', { name: '知道了' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('what a customer applied for is taken on with a guarantee, or refused with a reason', async () => {
    const applied = detail({
      ...{
        status: 'applied',
        isByCustomer: true,
        flowId: null,
        isSubmitted: false,
        guarantor: '',
        payBy: null,
      },
      can: ['submit', 'refuse'],
    });
    const room = await openReleases(here, {
      answers: {
        ...withOne(applied),
        [calls.act('r1', 'Submit')]: [saved('approving', { flowId: 'f1' })],
        [calls.act('r1', 'Refuse')]: [refused(400, '放货单 REL2611-0001 的状态不允许此操作')],
      },
    });
    // The remedy of the gate leads to the same sheet.
    await press('申请担保');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('button', { name: '提交审批' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '担保人' }).fill('赵经理');
    await sheet.getByLabelText('承诺付款日').fill('2099-11-28');
    await sheet.getByRole('button', { name: '提交审批' }).click();
    await expect.poll(toast).toBe('已提交审批');
    expect(bodyOf((await room.heard(calls.act('r1', 'Submit')))[0])).toEqual({
      ...{ version: 3, reason: '客户急提货' },
      guarantee: { guarantor: '赵经理', payBy: '2099-11-28' },
    });
    await press('更多操作');
    await page.getByRole('menuitem', { name: '驳回' }).click();
    await page.getByRole('textbox', { name: '驳回原因' }).fill('请先付款');
    await page.getByRole('dialog').getByRole('button', { name: '驳回' }).click();
    await expect.poll(toast).toContain('状态不允许此操作');
  });

  test('it is withdrawn after a question', async () => {
    const room = await openReleases(here, {
      answers: { ...withOne(detail()), [calls.act('r1', 'Withdraw')]: [saved('withdrawn')] },
    });
    await press('更多操作');
    await page.getByRole('menuitem', { name: '撤回申请' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click();
    await expect.poll(toast).toBe('已撤回');
    expect(bodyOf((await room.heard(calls.act('r1', 'Withdraw')))[0])).toEqual({ version: 3 });
  });

  test('after the release the stop of the agent is noted, and it is taken back', async () => {
    const out = detail({
      ...{ status: 'released', executedAt: Date.UTC(2026, 10, 12), executedByName: '孙单证' },
      ...{ releaseRef: 'TLX-778', can: ['confirmStop', 'revoke'], verdict: null, line: '' },
    });
    const room = await openReleases(here, {
      answers: {
        ...withOne(out),
        [calls.act('r1', 'ConfirmStop')]: [saved('released')],
        [calls.act('r1', 'Revoke')]: [saved('revoked')],
      },
    });
    await expect.element(page.getByText('本票应收未收')).toBeVisible();
    // It went: nothing waits for the gate or for money any more.
    await expect.element(page.getByRole('heading', { name: '放货检查' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/后可放/)).not.toBeInTheDocument();
    await press('更多操作');
    await page.getByRole('menuitem', { name: '代理确认停止' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '代理确认停止' }).click();
    await expect.poll(toast).toBe('已登记代理停止放货');
    await press('更多操作');
    await page.getByRole('menuitem', { name: '撤回放货' }).click();
    await page.getByRole('textbox', { name: '撤回原因' }).fill('客户破产');
    await page.getByRole('dialog').getByRole('button', { name: '撤回放货' }).click();
    await expect.poll(toast).toBe('放货已撤回');
    expect(bodyOf((await room.heard(calls.act('r1', 'Revoke')))[0])).toEqual({
      ...{ version: 3, reason: '客户破产' },
    });
  });

  test('cargo is held by whoever may, with a kind and a reason', async () => {
    const room = await openReleases(here, { answers: { [calls.hold]: [success({ id: 'h2' })] } });
    await press('扣货');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabelText('扣货类型').selectOptions('credit');
    await sheet.getByRole('textbox', { name: '扣货原因' }).fill('欠款未付');
    await sheet.getByRole('button', { name: '扣货' }).click();
    await expect.poll(toast).toBe('已扣货');
    expect(bodyOf((await room.heard(calls.hold))[0])).toEqual({
      ...{ shipmentId: 's1', type: 'credit', reason: '欠款未付', until: null, containerNos: [] },
    });
  });

  test('what came back to who submitted it says so, and with which words', async () => {
    await openReleases(here, {
      answers: withOne(detail({ status: 'approving', returnedWith: '补合同', can: ['withdraw'] })),
    });
    await expect
      .element(page.getByText('审批已退回给申请人：补合同。请在流程中补充后重新提交。'))
      .toBeVisible();
  });

  test('what was refused is applied for again', async () => {
    await openReleases(here, {
      answers: withOne(detail({ status: 'rejected', stateRemark: '等客户付款', can: [] })),
    });
    await expect.element(page.getByText('原因：等客户付款')).toBeVisible();
    await press('重新申请');
    await expect.poll(place).toBe(applyPathOf('s1'));
  });
});

describe('a customer', () => {
  test('reads one sentence and what they can do, and nothing of the company', async () => {
    const {
      record: _,
      credit: __,
      ...shown
    } = detail({
      ...{ gate: gateWith('soft', owes, noLetter), can: ['withdraw'], history: [], agentName: '' },
    });
    await openReleases(here, { who: 'customer', answers: withOne(shown) });
    await expect.element(page.getByText('申请正在审批，通过后马上放货。')).toBeVisible();
    await expect.element(page.getByText('付款 USD 1,200.50 后款项已清')).toBeVisible();
    await expect.element(page.getByText(/缺电放保函/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/信用额度|可处理|扣货|G1/);
    expect(await accessibilityProblems()).toEqual([]);
    await press('查看账单');
    await expect.poll(place).toBe('/pages/shipment/cargoshipment_invoice?open=1&shipmentId=s1');
  });

  test('reads the letter of a telex and signs it', async () => {
    const { record: _, credit: __, ...shown } = detail({ kind: 'telex', gate: gateWith('soft', noLetter) });
    const room = await openReleases(here, {
      ...{ who: 'customer' },
      answers: {
        ...withOne(shown),
        [calls.letter]: [success(letter), success({ ...letter, title: 'Letter of Indemnity' })],
        [calls.signLetter]: [success({ id: 'd1', version: 1 })],
        [calls.signatures]: [success([{ id: 'g1', signImg: png, isDefault: 1 }])],
      },
    });
    await press('签署保函');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('article', { name: '电放保函' })).toBeVisible();
    await expect.element(sheet.getByText('ZULU BUYER INC.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await expect.element(sheet.getByRole('button', { name: '签署并存入单证' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '签署人姓名' }).fill('林经理');
    await sheet.getByRole('radio', { name: 'English' }).click();
    await expect.element(sheet.getByRole('article', { name: 'Letter of Indemnity' })).toBeVisible();
    await sheet.getByRole('button', { name: '使用我的签名' }).click();
    await expect.element(sheet.getByRole('img', { name: '发货人的签名' })).toBeVisible();
    await sheet.getByRole('button', { name: '签署并存入单证' }).click();
    await expect.poll(toast).toBe('保函已签署');
    expect(bodyOf((await room.heard(calls.signLetter))[0])).toEqual({
      ...{ language: 'en', signer: '林经理', company: 'ALPHA TRADING LTD.', signImg: png },
    });
  });

  test('is told the number once it is released', async () => {
    const out = detail({ status: 'released', releaseRef: 'TLX-778', can: [] });
    await openReleases(here, { who: 'customer', answers: withOne(out) });
    await expect.element(page.getByText('已经放货，电放号 TLX-778，可以提货了。')).toBeVisible();
    await expect.element(page.getByText('您可以这样做')).not.toBeInTheDocument();
  });
});

test('one that is not for somebody is not there', async () => {
  await openReleases(here, { answers: { [calls.one('r1')]: [refused(404, '数据不存在')] } });
  await expect.element(page.getByRole('heading', { name: '找不到这张放货单' })).toBeVisible();
});
