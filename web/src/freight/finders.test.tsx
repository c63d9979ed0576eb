import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { place } from '../testing/open-app.tsx';
import { laneRatesPath, ratePath, ratesPath } from './paths.ts';
import { calls, openRates, pageOf, rateRow } from './testing/rates.ts';
import { marked, watchCalls } from './testing/watches.ts';

test('two ports find their lane, a number its rate, and a customer finds ports by what leaves them', async () => {
  const room = await openRates(ratesPath, {
    isCustomer: true,
    answers: {
      [watchCalls.marks]: [marked()],
      [calls.list]: [pageOf(rateRow())],
    },
  });
  await expect.element(page.getByText(/最新发布的运价/)).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: '搜索全部' }).fill('RT20261100001');
  await expect.element(page.getByRole('option', { name: /中远海运集运 宁波 → 洛杉矶/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /CNNGB · 从此港出运的运价/ })).toBeVisible();
  await page.getByRole('combobox', { name: '搜索全部' }).fill('NGB LAX');
  await expect.element(page.getByRole('option', { name: /CNNGB → USLAX/ })).toBeVisible();
  const asked = (await room.heard(calls.ports)).map(({ query }) => new URLSearchParams(query).get('keyword'));
  expect(asked).toEqual(expect.arrayContaining(['NGB', 'LAX']));
  await page.getByRole('option', { name: /CNNGB → USLAX/ }).click();
  await expect.poll(place).toBe(laneRatesPath({ pol: 'ngb', pod: 'lax' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: '搜索全部' }).fill('RT20261100001');
  await page.getByRole('option', { name: /中远海运集运 宁波 → 洛杉矶/ }).click();
  await expect.poll(place).toBe(ratePath('r1'));
});
