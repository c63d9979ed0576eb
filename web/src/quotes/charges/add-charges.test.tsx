import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localFeesPath } from '../../freight/paths.ts';
import { openTariffs, tariffCalls } from '../../freight/testing/tariffs.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { quoteEditPath } from '../paths.ts';
import { calls, draft, head, pageOf, quoteLine } from '../testing/quotes.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const asked = { port: 'ngb', boxes: '2x40HQ' };

test('local charges of a port go into a draft with that port, behind its lines', async () => {
  const room = await openTariffs(localFeesPath(asked), {
    answers: {
      [calls.list]: [pageOf(head())],
      [calls.one]: [success(draft({ lines: [quoteLine()] }))],
      [calls.change]: [success({ id: 'q1', version: 3 })],
    },
  });
  await page.getByRole('button', { name: '加入报价' }).click();
  await expect.element(page.getByText('选择报价草稿')).toBeVisible();
  expect(bodyOf((await room.heard(tariffCalls.tariff)).at(-1))).toMatchObject({
    cargo: { boxes: [{ type: '40HQ', count: 2 }] },
  });
  await expect.element(page.getByRole('button', { name: '加入 QT2026110001' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.list)).at(-1))).toMatchObject({
    ...{ keyword: 'CNNGB', filters: { status: ['draft'] } },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '加入 QT2026110001' }).click();
  await expect.poll(place).toBe(quoteEditPath('q1'));
  const { lines, version } = bodyOf((await room.heard(calls.change))[0]);
  expect(version).toBe(2);
  expect(lines[0]).toMatchObject({ is: 'kept', id: '1', price: '1900' });
  expect(lines[1]).toMatchObject({ is: 'new', group: 'origin', chargeCode: 'THC', currency: 'CNY' });
});

test('what a draft has already is not put in twice; a new one begins with a rate from the port', async () => {
  const room = await openTariffs(localFeesPath(asked), {
    answers: { [calls.list]: [pageOf(head())], [calls.one]: [success(draft())] },
  });
  await page.getByRole('button', { name: '加入报价' }).click();
  await page.getByRole('button', { name: '加入 QT2026110001' }).click();
  await expect.element(page.getByText('这些费用都已在报价单中')).toBeInTheDocument();
  expect(await room.heard(calls.change)).toEqual([]);
  const link = page.getByRole('link', { name: '选择运价新建报价' });
  expect(link.element().getAttribute('href')).toMatch(/pol=ngb/);
});

test('customers put nothing into quotes', async () => {
  await openTariffs(localFeesPath(asked), { role: 'customer' });
  await expect.element(page.getByRole('button', { name: '复制费用' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '加入报价' })).not.toBeInTheDocument();
});
