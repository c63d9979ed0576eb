import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { quotePathOf, quotesPath } from '../paths.ts';
import { calls, head, openQuotes, pageOf, sent } from '../testing/quotes.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone quotes are cards that open their page', async () => {
  await openQuotes(quotesPath);
  await expect.element(page.getByText('宁波远洋贸易')).toBeVisible();
  await expect.element(page.getByText('CNY 2,200.00 + USD 3,800.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByText('宁波远洋贸易').click();
  await expect.poll(place).toBe(quotePathOf('q1'));
});

test('on a desk they are a table with the quote beside it, narrowed by the address', async () => {
  await page.viewport(1440, 900);
  const room = await openQuotes(`${quotesPath}?f.status=sent,viewed&keyword=宁波`, {
    answers: { [calls.list]: [pageOf(head({ status: 'sent' }))], [calls.one]: [success(sent())] },
  });
  await page.getByRole('gridcell', { name: 'QT2026110001' }).click();
  await expect.element(page.getByRole('heading', { name: 'QT2026110001' })).toBeVisible();
  await expect.element(page.getByText('含一次免费改单')).toBeInTheDocument();
  expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
    keyword: '宁波',
    filters: { status: ['sent', 'viewed'] },
  });
  expect(await accessibilityProblems()).toEqual([]);
});

test('with none it says where to begin', async () => {
  await openQuotes(quotesPath, { answers: { [calls.list]: [pageOf()] } });
  await expect.element(page.getByText('还没有报价单')).toBeVisible();
});

test('a customer sees the quotes to confirm on their home', async () => {
  await openQuotes('/pages/index/apply', {
    who: 'customer',
    answers: { [calls.list]: [pageOf(head({ status: 'sent' }))] },
  });
  await expect.element(page.getByText('待确认的报价')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /宁波 → 洛杉矶/ })).toBeVisible();
});
