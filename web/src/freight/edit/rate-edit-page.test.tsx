import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { rateEditPath, ratePath } from '../paths.ts';
import { calls, openRates, rateRow } from '../testing/rates.ts';
import { flatRate, writtenRate } from './rate-form-values.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast:popover-open')?.textContent;

afterEach(() => page.viewport(390, 844));

test('what is not in the form is sent back as it came', () => {
  const surcharge = {
    ...{ chargeCodeId: 'charge-BAF', unit: 'ctn' as const, currency: 'USD', price: null },
    ...{ prices: { '40HQ': '240', '20RF': '300' }, minimum: null, maximum: null },
    ...{ conditions: [{ of: 'toCountry' as const, in: ['US'] }], validFrom: '2026-11-01', validTo: null },
    ...{ paidAt: 'PP' as const, isMandatory: true },
  };
  const rate = rateRow({ surcharges: [surcharge] });
  const flat = flatRate(rate);
  const [row] = flat.surcharges as Record<string, unknown>[];
  const sent = writtenRate('FCL', { ...flat, surcharges: [{ ...row, box40HQ: '250' }] }, rate);
  expect(sent.surcharges[0]).toEqual({ ...surcharge, prices: { '40HQ': '250', '20RF': '300' } });
  expect(sent.prices).toEqual(rate.prices);
  expect(sent.audience).toEqual(rate.audience);
});

test('prices by weight and by volume come back as they were', () => {
  const air = rateRow({
    mode: 'AIR',
    prices: {
      ...{ by: 'weight', divisor: 6_000, mayUseNextBreak: true, fuel: '1.2', security: null },
      ...{ breaks: [{ fromKg: '45', sell: '34', cost: '30' }], minimum: { sell: '320' } },
      ...{ densityBand: '', flight: 'CA1055' },
    },
  });
  expect(writtenRate('AIR', { ...flatRate(air) }, air).prices).toMatchObject({
    ...{ by: 'weight', fuel: '1.2', flight: 'CA1055', breaks: [{ fromKg: '45', sell: '34', cost: '30' }] },
    minimum: { sell: '320' },
  });
  const lcl = rateRow({
    mode: 'LCL',
    prices: {
      ...{ by: 'quantity', unit: 'RT', sell: '-5', ratio: '1', minimumQuantity: '1' },
      ...{ minimumCharge: null, cfsPortId: null },
    },
  });
  expect(writtenRate('LCL', flatRate(lcl), lcl).prices).toEqual(lcl.prices);
});

test('a published rate is changed into a draft of its next version', async () => {
  await page.viewport(1440, 900);
  const room = await openRates(rateEditPath('r1'), {
    answers: {
      [calls.change]: [refused(400, '40HQ 的卖价低于底价'), success({ id: 'r2', version: 1 })],
      'GET /api/erpcargo/Rate/r2': [success(rateRow({ id: 'r2', status: 'draft' }))],
    },
  });
  await expect.element(page.getByText(/保存后生成新版本草稿/)).toBeVisible();
  await page.getByRole('textbox', { name: /^限重/ }).fill('26 吨');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(toast).toBe('40HQ 的卖价低于底价');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(place).toBe(ratePath('r2'));
  const { version, rateNo: _, ...rate } = rateRow();
  const sent = bodyOf((await room.heard(calls.change)).at(-1));
  expect(sent).toMatchObject({
    ...{ version, weightLimit: '26 吨', mode: rate.mode, polId: 'ngb', podId: 'lax', prices: rate.prices },
    ...{ validFrom: rate.validFrom, validTo: rate.validTo, included: ['CAF'], contractNo: 'COSU-118' },
  });
});

test('a new one is written for a way of transport; who may not write is told so', async () => {
  await page.viewport(1440, 900);
  await openRates(rateEditPath());
  await page.getByRole('radio', { name: '空运' }).click({ force: true });
  await expect.element(page.getByText('重量等级')).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText(/承运人不能为空|请选择承运人/).first()).toBeVisible();
});

test('customers do not write rates', async () => {
  await openRates(rateEditPath(), { isCustomer: true });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
