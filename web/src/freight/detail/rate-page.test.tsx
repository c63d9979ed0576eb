import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { requestPath } from '../../workflow/flow-path.ts';
import { ratePath } from '../paths.ts';
import { companyToday, monthDay, shiftDay } from '../rate-dates.ts';
import { calls, forCustomer, found, line, openRates, pageOf, price, rateRow } from '../testing/rates.ts';

const path = ratePath('r1', new URLSearchParams({ boxes: '2x40HQ' }));
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const choose = async (act: string) => {
  await press('更多操作');
  await page.getByRole('menuitem', { name: act }).click();
};
const open = (answers: Record<string, Answer[]> = {}, isCustomer = false) =>
  openRates(path, { answers, isCustomer });

afterEach(() => page.viewport(390, 844));

describe('a rate', () => {
  test('shows its prices, sailings, charges and terms, each line with its reason', async () => {
    const excluded = [
      {
        ...line({ ruleId: 'x1', chargeCode: 'DGS', chargeName: '危险品附加费' }),
        prices: [{ boxType: '40HQ', price: { currency: 'USD', amount: '300' } }],
      },
      {
        ...line({ ruleId: 'x2', chargeCode: 'TLX', chargeName: '电放费', place: 'origin', unit: 'bl' }),
        prices: [{ boxType: '', price: { currency: 'CNY', amount: '450' } }],
      },
    ];
    const reasons = [
      { why: 'condition', unmet: [{ of: 'dangerous', is: true }] },
      { why: 'optional' },
    ] as const;
    const shown = found({
      price: price({
        excluded: excluded.map((one, index) => ({ ...one, reason: reasons[index] as never })),
      }),
    });
    const room = await open({ [calls.price]: [success(shown)] });
    await expect.element(page.getByRole('heading', { name: '宁波 → 洛杉矶' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /40HQ 1,600 1,700/ })).toBeVisible();
    await expect.element(page.getByText('EVER GIVEN 042E')).toBeInTheDocument();
    for (const cut of ['截单', '截 VGM', '截港', '截关', '截舱单'])
      await expect.element(page.getByText(cut, { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText(/宁波当地时间（GMT\+8）/)).toBeInTheDocument();
    await expect.element(page.getByText('按大船实际开船日计价')).toBeInTheDocument();
    await expect.element(page.getByText('货币附加费 CAF')).toBeInTheDocument();
    await expect.element(page.getByText('USD 300 / 40HQ · 仅在以下情况收取：危险品')).toBeInTheDocument();
    await expect.element(page.getByText(/2 × CNY 1,100 \/ 40HQ/).first()).toBeInTheDocument();
    await expect.element(page.getByText(/通用标准/).first()).toBeInTheDocument();
    await expect.element(page.getByText('1 USD = 7.05 CNY（中行折算价，2026-11-16）')).toBeInTheDocument();
    await expect.element(page.getByText('COSU-118')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await press('加入电放费');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.price)).at(-1)))
      .toMatchObject({ chosen: ['TLX'] });
  });

  test('is priced again for another cargo, day and currency', async () => {
    const room = await open();
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    expect(bodyOf((await room.heard(calls.price))[0])).toMatchObject({
      ...{ etd: companyToday(), currency: 'CNY', withCollect: false },
      cargo: { boxes: [{ type: '40HQ', count: 2 }], bills: 1, isDangerous: false },
    });
    await press('增加 20GP');
    await press('增加 提单数');
    await page.getByRole('checkbox', { name: '危险品' }).click();
    await page.getByRole('checkbox', { name: '含到付费用' }).click();
    await page.getByRole('combobox', { name: '折算币种' }).selectOptions('USD');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.price)).at(-1)))
      .toMatchObject({
        ...{ currency: 'USD', withCollect: true },
        cargo: {
          ...{ bills: 2, isDangerous: true },
          boxes: [
            { type: '20GP', count: 1 },
            { type: '40HQ', count: 2 },
          ],
        },
      });
  });

  test('names the exchange rate that is missing and shows the sums by currency', async () => {
    const unconverted = price({ converted: null, missingRate: { pair: 'USD→CNY', date: '2026-11-17' } });
    await open({ [calls.price]: [success(found({ price: unconverted }))] });
    await expect.element(page.getByText(/汇率缺失：2026-11-17 没有 USD→CNY/)).toBeInTheDocument();
    await expect.element(page.getByText('CNY 2,200.00 + USD 3,800.00')).toBeInTheDocument();
  });

  test('shows a customer neither layers nor what is internal, and no acts', async () => {
    const rate = forCustomer(rateRow());
    await open({ [calls.one]: [success(rate)], [calls.price]: [success(found({ rate }))] }, true);
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/成本|底价|毛利|合约号|内部|为客户查价|历史版本/);
    await expect.element(page.getByRole('button', { name: '改价' })).not.toBeInTheDocument();
  });

  test('that is not there or not for the reader is not found', async () => {
    await open({ [calls.one]: [refused(refusals.NOT_FOUND.code, '不存在')] });
    await expect.element(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  });
});

describe('the state of a rate', () => {
  test('that is over leads to others on its lane', async () => {
    const validTo = shiftDay(companyToday(), -2);
    await open({ [calls.one]: [success(rateRow({ status: 'expired', validTo }))] });
    await expect.element(page.getByText(`已失效 ${monthDay(validTo)}`).first()).toBeVisible();
    await press('查找替代');
    await expect.poll(place).toContain('/pages/freight/freight/index?pol=ngb&pod=lax');
  });

  test('under approval leads to the request and offers nothing to do', async () => {
    await open({ [calls.one]: [success(rateRow({ status: 'draft', flowId: 'f7' }))] });
    const link = page.getByRole('link', { name: '查看审批' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(requestPath('f7')));
    await expect.element(page.getByRole('button', { name: '发布' })).not.toBeInTheDocument();
  });

  test('of a draft: it is sent for publication, or the refusal is said', async () => {
    const draft = rateRow({ status: 'draft' });
    const room = await open({
      [calls.one]: [success(draft)],
      [calls.act('publish')]: [
        refused(400, '与已发布的运价 RT1 有效期重叠，请先停用或改期'),
        success({ id: 'r1', version: 4, status: 'draft', flowId: 'f7' }),
      ],
    });
    await press('发布');
    await agree('发布');
    await expect.poll(toast).toContain('有效期重叠');
    await press('发布');
    await agree('发布');
    await expect.poll(toast).toBe('已提交审批');
    expect(bodyOf((await room.heard(calls.act('publish')))[0])).toEqual({ version: 3 });
  });

  test('of a published one: it is suspended, and copied to the next period', async () => {
    const room = await open({
      [calls.act('suspend')]: [success({ id: 'r1', version: 4, status: 'suspended', flowId: null })],
      [calls.act('copy')]: [success({ id: 'r2', version: 1, status: 'draft', flowId: null })],
      'GET /api/erpcargo/Rate/r2': [success(rateRow({ id: 'r2', status: 'draft' }))],
      'POST /api/erpcargo/Rate/r2/Price': [success(found())],
      'GET /api/erpcargo/Rate/r2/Sailings': [success({ list: [] })],
      'GET /api/erpcargo/Rate/r2/Trend': [success({ list: [] })],
      'GET /api/erpcargo/Rate/r2/History': [pageOf()],
    });
    await choose('停用');
    await agree('停用');
    await expect.poll(toast).toBe('已停用');
    await choose('复制到下期');
    await press('生成草稿');
    await expect.poll(place).toBe(ratePath('r2'));
    const { validFrom, validTo } = rateRow();
    expect(bodyOf((await room.heard(calls.act('copy')))[0])).toEqual({
      ...{ version: 3, validFrom: shiftDay(validTo, 1) },
      validTo: shiftDay(validTo, 1 + (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000),
    });
  });

  test('of a draft that is deleted: the list of drafts opens', async () => {
    await open({ [calls.one]: [success(rateRow({ status: 'draft' }))], [calls.remove]: [success(null)] });
    await choose('删除');
    await agree('删除');
    await expect.poll(place).toBe('/pages/freight/rates');
  });
});

test('who keeps rates sees who changed what', async () => {
  const change = {
    ...{ version: 2, act: 'update', creatorUserName: '顾远航', creatorTime: 1 },
    differences: [
      { field: 'space', before: 'ok', after: 'full' },
      { field: 'podId', before: 'oak', after: 'lax' },
      {
        field: 'prices',
        before: { by: 'box', boxes: [{ type: '40HQ', sell: '2050' }] },
        after: { by: 'box', boxes: [{ type: '40HQ', sell: '1900' }] },
      },
    ],
  };
  const made = {
    ...{ version: 1, act: 'import', creatorUserName: '顾远航', creatorTime: 0, differences: [] },
  };
  await open({ [calls.history]: [pageOf(change, made)] });
  const versions = page.getByRole('list', { name: '历史版本' });
  await expect.element(versions.getByText('导入新增', { exact: false })).toBeInTheDocument();
  await expect.element(versions.getByText('爆舱')).toBeInTheDocument();
  await expect.element(versions.getByText('奥克兰')).toBeInTheDocument();
  await expect.element(versions.getByText('40HQ 2,050')).toBeInTheDocument();
});

test('on a desk the calculator stands beside it, and the price over time is a line and a table', async () => {
  await page.viewport(1440, 900);
  const version = (id: string, days: number, sell: string) => ({
    ...{ rateId: id, rateNo: `RT-${id}`, validFrom: shiftDay(companyToday(), -days) },
    ...{ validTo: companyToday(), currency: 'USD', prices: [{ type: '40HQ', sell }] },
  });
  await open({
    [calls.trend]: [success({ list: [version('a', 60, '2050'), version('b', 5, '1900')] })],
  });
  await expect.element(page.getByRole('complementary').getByText('CNY 28,990.00')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /最低 1900，最高 2050/ })).toBeInTheDocument();
  await expect.element(page.getByText('RT-a')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});
