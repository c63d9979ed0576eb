import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { accountsPathOf } from '../paths.ts';
import { openPayments } from '../testing/payments.ts';

afterEach(() => page.viewport(390, 844));

test('the accounts of the company are a list, each with its currency and number', async () => {
  await page.viewport(1440, 900);
  await openPayments(accountsPathOf());
  await expect.element(page.getByRole('gridcell', { name: '1002' })).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '宁波分公司' }).first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
