import { formatDate } from '@fairway/domain/time/format-date.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Heard, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { exchangeRatesPath } from './paths.ts';

const list = 'POST /api/erpcargo/ExchangeRate/List';
const day = (ago: number) => formatDate(Date.now() - ago * 86_400_000, 'yyyy-MM-dd');
const rate = (id: string, value: string, validFrom: string) => ({
  ...{ id, version: 1, isEnabled: true, lastModifyTime: 1, fromCurrency: 'USD', toCurrency: 'CNY' },
  ...{ rate: value, kind: 'company', validFrom, validTo: null, source: '', isLocked: false, remark: '' },
});
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

test('the chosen pair is drawn above the list', async () => {
  const rows = [rate('r1', '7.110400', day(10)), rate('r2', '7.050000', day(120))];
  const room = await openApp(exchangeRatesPath, {
    user: { ...currentUser, permissionList: [grants('exchangeRates', [])] },
    answers: {
      [list]: [success({ list: rows, pagination: { currentPage: 1, pageSize: 20, total: 2 } })],
    },
  });
  await expect.element(page.getByText('USD/CNY 7.1104')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /最低 7.05，最高 7.1104/ })).toBeVisible();
  await page.getByLabelText('汇率类型').selectOptions('bocMid');
  await expect
    .poll(async () => bodyOf((await room.heard(list)).at(-1)).filters)
    .toEqual({ fromCurrency: 'USD', toCurrency: 'CNY', kind: ['bocMid'], isEnabled: true });
});

test('without rates there is nothing to draw', async () => {
  await openApp(exchangeRatesPath, {
    user: { ...currentUser, permissionList: [grants('exchangeRates', ['btn_add'])] },
    answers: {
      [list]: [success({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } })],
    },
  });
  await expect.element(page.getByText('还没有数据')).toBeVisible();
  expect(document.querySelector('.rate-chart')).toBeNull();
});
